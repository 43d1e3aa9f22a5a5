/// How the page looks: the system's own fonts, light or dark as the reader's system is, on paper without what only a screen
/// needs. No class has a name that the map's pictures use, whose rules hold for the whole page.
enum HTMLStyle {
    static let text = colours + layout + overview + findings + changes + code + adaptations

    private static let colours = """

        :root {
          color-scheme: light dark;
          --ground: #f7f7f5; --sheet: #ffffff; --sunk: #f1f2f3; --ink: #1b1f24; --soft: #545c67; --rule: #dfe2e6;
          --accent: #2453c9; --accent-ground: #e8eefc;
          --done: #1a7f4b; --risky: #b7791f; --stay: #8a94a3; --fine: #cdd3da;
          --error: #c4302b; --warning: #b7791f; --note: #2453c9;
          --add: #e7f5ec; --add-strong: #b6e3c6; --add-ink: #14613a; --del: #fcebea; --del-strong: #f6c5c1; --del-ink: #97241f;
          --keyword: #9b2393; --type: #1f5e8a; --string: #b3261e; --number: #1c4fbf; --comment: #5f6b62; --attribute: #8a5a00;
          --member: #2b6a6c; --directive: #7a4a1d;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", Arial, sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #101317; --sheet: #171b21; --sunk: #1e232a; --ink: #e4e8ed; --soft: #9aa5b3; --rule: #2b323b;
            --accent: #8fb1ff; --accent-ground: #1c2945;
            --done: #3fb27a; --risky: #e0a83f; --stay: #6b7686; --fine: #343d48;
            --error: #ff7b72; --warning: #e0a83f; --note: #8fb1ff;
            --add: #12291d; --add-strong: #1d5236; --add-ink: #7ee2a8; --del: #331a1b; --del-strong: #6b2a2b; --del-ink: #ffa198;
            --keyword: #ff8fd0; --type: #82c4f2; --string: #ff9d8f; --number: #b3c7ff; --comment: #8f9c94; --attribute: #e5b567;
            --member: #7fd1c7; --directive: #e0a478;
          }
        }

        """

    private static let layout = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.55 var(--sans); }
        header.top, main, footer, form.filters { max-width: 1480px; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2.5rem); }
        header.top { padding-top: clamp(1.25rem, 4vw, 2.75rem); }
        h1 { margin: 0; font-size: clamp(1.6rem, 4vw, 2.3rem); line-height: 1.15; letter-spacing: -0.02em; font-weight: 680; overflow-wrap: anywhere; }
        h2 { margin: 0 0 .4rem; font-size: 1.3rem; letter-spacing: -0.01em; line-height: 1.3; }
        h3 { margin: 0 0 .5rem; font-size: .95rem; }
        p { margin: 0 0 .75rem; max-width: 78ch; overflow-wrap: anywhere; }
        a { color: var(--accent); text-underline-offset: .15em; }
        code, pre, kbd { font-family: var(--mono); font-size: .87em; }
        code { overflow-wrap: anywhere; }
        .tool { margin: 0 0 .35rem; color: var(--soft); font-size: .85rem; }
        .sub { margin: .4rem 0 0; color: var(--soft); font-size: 1.02rem; }
        .lead { color: var(--soft); margin-bottom: 1rem; }
        section { margin-block: clamp(2rem, 5vw, 3rem); }
        footer { padding-block: 1.5rem 3rem; color: var(--soft); font-size: .85rem; border-top: 1px solid var(--rule); }
        nav ul { display: flex; flex-wrap: wrap; gap: .35rem .5rem; list-style: none; margin: 1.25rem 0 0; padding: 0; }
        nav a { display: block; padding: .25rem .7rem; border: 1px solid var(--rule); border-radius: 99px; background: var(--sheet);
          color: var(--ink); text-decoration: none; font-size: .88rem; }
        nav a:hover { border-color: var(--accent); color: var(--accent); }
        nav a span { color: var(--soft); font-variant-numeric: tabular-nums; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip { position: absolute; left: -999rem; }
        .skip:focus { left: 1rem; top: 1rem; z-index: 9; padding: .5rem 1rem; background: var(--sheet); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
        .scroll { overflow-x: auto; }
        .tag { padding: .05rem .45rem; border-radius: 4px; background: var(--sunk); color: var(--soft); font-size: .75rem; white-space: nowrap; }
        .notice { padding: .6rem .9rem; border-left: 3px solid var(--warning); background: var(--sheet); border-radius: 0 6px 6px 0; }
        .left-out { margin: 0; padding: .75rem 1rem; color: var(--soft); }
        button, select, input { font: inherit; color: inherit; }
        button, select { padding: .3rem .7rem; border: 1px solid var(--rule); border-radius: 7px; background: var(--sheet); font-size: .88rem; cursor: pointer; }
        button:hover, select:hover { border-color: var(--accent); }

        """

    private static let overview = """
        form.filters { display: none; position: sticky; top: 0; z-index: 5; margin-top: 1.5rem; padding-block: .6rem;
          background: var(--ground); border-bottom: 1px solid var(--rule); align-items: center; flex-wrap: wrap; gap: .45rem .6rem; }
        .js form.filters { display: flex; }
        .search { position: relative; flex: 1 1 18rem; }
        .search input { width: 100%; padding: .42rem 2.2rem .42rem .8rem; border: 1px solid var(--rule); border-radius: 8px; background: var(--sheet); }
        .search kbd { position: absolute; right: .6rem; top: 50%; translate: 0 -50%; padding: 0 .4rem; border: 1px solid var(--rule); border-radius: 4px;
          color: var(--soft); font-size: .75rem; pointer-events: none; }
        .search input:focus + kbd { display: none; }
        form.filters select { max-width: 15rem; }
        fieldset { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0; padding: 0; border: 0; }
        .chip { display: inline-flex; align-items: center; gap: .4rem; padding: .25rem .65rem; border: 1px solid var(--rule); border-radius: 99px;
          background: var(--sheet); font-size: .85rem; cursor: pointer; user-select: none; }
        .chip input { accent-color: var(--accent); margin: 0; }
        .actions { display: inline-flex; gap: .35rem; }
        #count { flex-basis: 100%; margin: 0; color: var(--soft); font-size: .85rem; }
        #count:empty { display: none; }
        .dot { flex: none; width: .6rem; height: .6rem; border-radius: 50%; background: var(--note); }
        .dot.warning { background: var(--warning); }
        .dot.error { background: var(--error); border-radius: 2px; }
        .panel, .numbers, .map { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; }
        .panel { padding: 1rem 1.2rem; margin-block: 1rem; }
        table { border-collapse: collapse; }
        .numbers { width: 100%; border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
        .numbers th, .numbers td { padding: .5rem .9rem; text-align: right; white-space: nowrap; }
        .numbers thead th { color: var(--soft); font-weight: 500; font-size: .82rem; }
        .numbers tbody th, .numbers tbody td { border-top: 1px solid var(--rule); }
        .numbers th:first-child { text-align: left; font-weight: 560; }
        .numbers .bar { width: 45%; min-width: 6rem; }
        .bars { display: flex; height: .6rem; border-radius: 99px; overflow: hidden; background: transparent; gap: 1px; }
        .bars span { min-width: 3px; }
        .done, .key-done { background: var(--done); } .risky, .key-risky { background: var(--risky); }
        .stay, .key-stay { background: var(--stay); } .fine, .key-fine { background: var(--fine); }
        [class^=key-] { display: inline-block; width: .55rem; height: .55rem; border-radius: 50%; margin-right: .4rem; }
        .unlocks { margin: 0; padding-left: 1.3rem; } .unlocks li { margin-bottom: .35rem; max-width: 95ch; overflow-wrap: anywhere; }
        .remarks { color: var(--soft); } .remarks ul { padding-left: 1.2rem; }
        .mapbar { display: flex; gap: .6rem; margin-bottom: .6rem; }
        html:not(.js) .mapbar { display: none; }
        .switch { display: inline-flex; } .switch button:first-child { border-radius: 7px 0 0 7px; } .switch button:last-child { border-radius: 0 7px 7px 0; border-left: 0; }
        button[aria-pressed=true] { background: var(--accent-ground); border-color: var(--accent); color: var(--accent); }
        .map { overflow: auto; max-height: 75vh; margin-bottom: 1rem; } .map svg { display: block; }
        .map .page { fill: var(--sheet); } .map .word { stroke: var(--sheet); }
        .map.whole svg { width: 100%; height: auto; max-height: 74vh; }

        """

    private static let findings = """
        details > summary { cursor: pointer; }
        .rule, .file { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; margin-bottom: .7rem; overflow: clip; }
        .rule > summary, .file > summary { display: flex; align-items: center; flex-wrap: wrap; gap: .25rem .6rem; padding: .65rem 1rem; list-style: none; }
        .rule > summary::-webkit-details-marker, .file > summary::-webkit-details-marker { display: none; }
        .rule > summary::before, .file > summary::before { content: ""; flex: none; width: .45rem; height: .45rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0;
          rotate: -45deg; transition: rotate .12s; }
        .rule[open] > summary::before, .file[open] > summary::before { rotate: 45deg; }
        .rule > summary code { font-weight: 600; }
        .about { color: var(--soft); }
        .number { margin-left: auto; padding: 0 .55rem; border-radius: 99px; background: var(--sunk); font-variant-numeric: tabular-nums; font-size: .85rem; }
        .remedy, .why, .places { margin-inline: 1rem; }
        .remedy { margin-block: .1rem .4rem; }
        .why { margin-bottom: .75rem; color: var(--soft); } .why > summary { width: fit-content; color: var(--accent); font-size: .9rem; }
        .why p { margin-top: .6rem; }
        .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: .75rem; }
        figure { margin: 0; min-width: 0; } figcaption { font-size: .82rem; margin-bottom: .2rem; }
        pre { margin: 0; padding: .6rem .8rem; border-radius: 7px; background: var(--sunk); color: var(--ink); white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
        .source { font-size: .85rem; }
        .places { list-style: none; padding: 0; }
        .places > li { padding: .7rem 0; border-top: 1px solid var(--rule); }
        .places p { margin: .15rem 0 .4rem; max-width: 100ch; }
        .place { color: var(--accent); }
        .line { display: block; padding: .3rem .7rem; max-width: 110ch; } .line .n { color: var(--soft); margin-right: .9rem; user-select: none; }
        .also { margin: .5rem 0 0; padding-left: 1rem; border-left: 2px solid var(--rule); list-style: none; font-size: .92rem; } .also .line { margin-top: .3rem; }
        .list { width: 100%; background: var(--sheet); border: 1px solid var(--rule); font-size: .9rem; }
        .list th, .list td { text-align: left; vertical-align: top; padding: .4rem .8rem; border-bottom: 1px solid var(--rule); }
        .list th { color: var(--soft); font-weight: 500; }

        """

    private static let changes = """
        .step { border-top: 1px solid var(--rule); padding-top: clamp(1.5rem, 4vw, 2.25rem); }
        .stepnumber { display: inline-grid; place-items: center; width: 1.7em; height: 1.7em; margin-right: .3em; border-radius: 50%; background: var(--ink); color: var(--ground);
          font-size: .72em; vertical-align: .12em; }
        .kinds { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: 0 0 .8rem; padding: 0; list-style: none; font-size: .92rem; }
        .checks { list-style: none; margin: 0; padding: 0; } .checks li { margin-bottom: .35rem; }
        .checks label { display: flex; align-items: flex-start; gap: .6rem; max-width: 95ch; cursor: pointer; } .checks input { flex: none; margin-top: .35rem; accent-color: var(--accent); }
        .checks input:checked + span { color: var(--soft); text-decoration: line-through; }
        .path { font-weight: 600; }
        .counts { margin-left: auto; font-family: var(--mono); font-size: .82rem; white-space: nowrap; } .plus { color: var(--add-ink); } .minus { color: var(--del-ink); }

        """

    private static let code = """
        .diff { width: 100%; table-layout: fixed; font: 12.5px/1.6 var(--mono); border-top: 1px solid var(--rule); }
        .diff col.n { width: 3.4rem; }
        .diff td { padding: 0 .6rem 0 1.5rem; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; position: relative; }
        .diff td.n { padding: 0 .6rem 0 0; text-align: right; color: var(--soft); user-select: none; font-variant-numeric: tabular-nums; }
        .diff td:nth-child(3) { border-left: 1px solid var(--rule); }
        .diff .del { background: var(--del); } .diff .add { background: var(--add); } .diff .none { background: var(--sunk); }
        .diff td.del:not(.n)::before, .diff td.add:not(.n)::before { position: absolute; left: .55rem; }
        .diff td.del:not(.n)::before { content: "−"; color: var(--del-ink); } .diff td.add:not(.n)::before { content: "+"; color: var(--add-ink); }
        .del .e { background: var(--del-strong); border-radius: 3px; } .add .e { background: var(--add-strong); border-radius: 3px; }
        .diff .gap td { padding: .1rem 1rem; background: var(--sunk); color: var(--soft); text-align: center; }
        .k { color: var(--keyword); font-weight: 560; } .t { color: var(--type); } .s { color: var(--string); } .u { color: var(--number); } .c { color: var(--comment); font-style: italic; }
        .a { color: var(--attribute); } .m { color: var(--member); } .d { color: var(--directive); }
        pre.line > .n { color: var(--soft); }
        .x { padding: 0 .2em; border-radius: 3px; background: var(--del-strong); color: var(--del-ink); } .cut { color: var(--soft); font-style: italic; }

        """

    private static let adaptations = """
        @media (max-width: 760px) {
          html { scroll-padding-top: 1rem; }
          form.filters { position: static; }
          .numbers .bar { display: none; }
          .numbers th, .numbers td { padding: .45rem .3rem; font-size: .82rem; } .numbers th:first-child { padding-left: .7rem; } .numbers tr > :last-child { padding-right: .7rem; }
          .numbers thead th { white-space: normal; vertical-align: bottom; font-size: .75rem; overflow-wrap: normal; } .numbers [class^=key-] { display: block; margin: 0 0 .2rem auto; }
          .list thead { display: none; }
          .list, .list tbody, .list tr, .list td { display: block; } .list td { border: 0; padding: .05rem .8rem; }
          .list tr { padding-block: .5rem; border-bottom: 1px solid var(--rule); }
          .diff colgroup { display: none; }
          .diff td { tab-size: 2; }
          .diff, .diff tbody { display: block; }
          .diff tr { display: grid; grid-template-columns: 2.6rem minmax(0, 1fr); }
          .diff .gap { display: block; } .diff .gap td { display: block; }
          .diff td:nth-child(3) { border-left: 0; }
          .diff .none { display: none; }
          .diff:not(.single) tr.same td:nth-child(1), .diff:not(.single) tr.same td:nth-child(2) { display: none; }
        }
        @media (max-width: 420px) {
          .numbers tr > :last-child { display: none; } .numbers tbody th { white-space: normal; }
        }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        @media print {
          form.filters, nav, .mapbar, .skip { display: none !important; }
          .rule, .file, .panel { break-inside: avoid-page; }
        }

        """
}
