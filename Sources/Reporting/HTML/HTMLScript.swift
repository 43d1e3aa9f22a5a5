/// The page's script: it filters what is there, and keeps the filter in the address, so that it can be passed on.
enum HTMLScript {
    /// The SHA-256 of `text` in Base64, by which the page's policy knows it.
    static let digest = "WIciG4zczbdEa/Ut7bYanpalX9rqx9h3N8LHxhjKAfM="

    static let text = """
        (() => {
        'use strict';
        const all = (selector, within = document) => [...within.querySelectorAll(selector)];
        const byId = id => document.getElementById(id);
        const form = document.querySelector('form.filters');
        const search = byId('q'), step = byId('step'), rule = byId('rule'), count = byId('count');
        const severities = all('input[name=severity]', form);
        const items = all('[data-search]').map(element => ({
          element,
          isFinding: element.matches('.places > li'),
          severity: element.dataset.severity,
          step: element.dataset.step || element.closest('[data-step]')?.dataset.step,
          rule: element.closest('[data-rule]')?.dataset.rule,
          text: null,
        }));
        const folds = all('details.rule, details.file').map(element => ({ element, open: element.open }));
        document.documentElement.classList.add('js');

        const textOf = item => item.text ??= ((item.rule ?? '') + '\\n' + item.element.textContent).toLowerCase();

        function filter() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const shown = new Set(severities.filter(box => box.checked).map(box => box.value));
          const narrowed = shown.size < severities.length;
          const active = words.length > 0 || step.value !== '' || rule.value !== '' || narrowed;
          let matches = 0, changes = 0;
          for (const item of items) {
            const fits = (step.value === '' || item.step === step.value)
              && (item.isFinding
                ? shown.has(item.severity) && (rule.value === '' || item.rule === rule.value)
                : rule.value === '' && !narrowed)
              && words.every(word => textOf(item).includes(word));
            item.element.hidden = !fits;
            if (fits) item.isFinding ? matches++ : changes++;
          }
          for (const group of all('details.rule')) group.hidden = !group.querySelector('.places > li:not([hidden])');
          for (const section of all('section.step, #sites')) {
            const parts = all('[data-search]', section);
            section.hidden = active && (parts.length === 0 || parts.every(part => part.hidden));
          }
          // What was asked for comes first then.
          for (const name of ['summary', 'map']) if (byId(name)) byId(name).hidden = active;
          const findings = byId('findings');
          if (findings) findings.hidden = active && matches === 0;
          for (const fold of folds) fold.element.open = active || fold.open;
          byId('nothing').hidden = !active || matches + changes > 0;
          const total = items.filter(item => item.isFinding).length;
          count.textContent = active ? `${matches} of ${total} findings, ${changes} of ${items.length - total} ${byId('sites') ? 'sites' : 'changed files'}` : '';
          remember();
        }

        function remember() {
          const state = new URLSearchParams();
          if (search.value) state.set('q', search.value);
          if (step.value) state.set('step', step.value);
          if (rule.value) state.set('rule', rule.value);
          const hidden = severities.filter(box => !box.checked).map(box => box.value);
          if (hidden.length) state.set('hide', hidden.join(' '));
          const text = state.toString();
          const present = location.hash.slice(1);
          if (text === present || (text === '' && !present.includes('='))) return;
          try { history.replaceState(null, '', '#' + text); } catch { /* a page without an address */ }
        }

        function recall() {
          if (!location.hash.includes('=')) return;
          const state = new URLSearchParams(location.hash.slice(1));
          search.value = state.get('q') ?? '';
          step.value = state.get('step') ?? '';
          rule.value = state.get('rule') ?? '';
          if (step.selectedIndex < 0) step.value = '';
          if (rule.selectedIndex < 0) rule.value = '';
          const hidden = new Set((state.get('hide') ?? '').split(' '));
          for (const box of severities) box.checked = !hidden.has(box.value);
        }

        let timer = 0;
        search.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(filter, 120); });
        form.addEventListener('change', filter);
        form.addEventListener('submit', event => { event.preventDefault(); filter(); });
        form.addEventListener('reset', () => setTimeout(filter));
        byId('open').addEventListener('click', () => { for (const fold of folds) fold.element.open = true; });
        byId('close').addEventListener('click', () => { for (const fold of folds) fold.element.open = false; });
        // A section that the filter hides is shown to who goes there.
        for (const link of all('nav a')) link.addEventListener('click', () => {
          if (!document.querySelector(link.hash)?.hidden) return;
          form.reset();
          filter();
        });
        addEventListener('hashchange', () => { recall(); filter(); });
        addEventListener('keydown', event => {
          const typing = event.target.closest?.('input[type=search], select, textarea');
          if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
            event.preventDefault();
            search.focus();
            search.select();
          } else if (event.key === 'Escape' && event.target === search && search.value !== '') {
            event.preventDefault();
            search.value = '';
            filter();
          }
        });

        const maps = all('.map');
        const showMap = name => {
          for (const map of maps) {
            map.hidden = maps.length > 1 && map.id !== 'map-' + name;
            // To where the first screen is.
            const first = map.hidden || map.scrollTop > 0 ? null : map.querySelector('svg > g > g');
            if (first) map.scrollTop = first.getBoundingClientRect().top - map.getBoundingClientRect().top - map.clientHeight / 2;
          }
          for (const button of all('[data-map]')) button.setAttribute('aria-pressed', String(button.dataset.map === name));
        };
        for (const button of all('[data-map]')) button.addEventListener('click', () => showMap(button.dataset.map));
        const fit = document.querySelector('button.fit');
        fit?.addEventListener('click', () => {
          const isWhole = fit.getAttribute('aria-pressed') !== 'true';
          fit.setAttribute('aria-pressed', String(isWhole));
          for (const map of maps) map.classList.toggle('whole', isWhole);
        });
        showMap('before');

        recall();
        filter();
        })();
        """
}
