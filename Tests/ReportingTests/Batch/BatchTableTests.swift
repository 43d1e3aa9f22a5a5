import Testing

@testable import Reporting

@Suite struct BatchTableTests {
    private let table = BatchTable(rows: [
        .init(
            name: "apple-one", path: "/srv/apple/one", result: .done,
            numbers: .init(sites: 120, migrated: 100, unsafe: 15, left: 5), note: nil,
            report: "repositories/apple-one/report.txt"),
        .init(
            name: "two", path: "two", result: .failed, numbers: nil, note: "no such folder", report: nil),
        .init(
            name: "three", path: "three", result: .done,
            numbers: .init(sites: 3, migrated: 1, unsafe: 0, left: 2), note: "1 file could not be read",
            report: "repositories/three/report.txt"),
        .init(name: "four", path: "four", result: .open, numbers: nil, note: nil, report: nil),
    ])

    @Test func textHasColumnsASumAndReasons() {
        #expect(
            table.text == """
                repository  sites  migrated  unsafe  left  failed
                apple-one     120       100      15     5       0
                two             -         -       -     -       1
                three           3         1       0     2       0
                four            -         -       -     -       0
                total         123       101      15     7       1

                two: failed: no such folder
                three: done: 1 file could not be read
                four: not run

                """)
        #expect(table.sentence == "4 repositories: 2 done, 1 failed, 1 not run")
        #expect(BatchTable(rows: [table.rows[0]]).sentence == "1 repository: 1 done")
    }

    @Test func csvIsThatOfRFC4180() {
        #expect(
            table.csv == """
                repository,path,result,sites,migrated,unsafe,left,failed,reason\r
                apple-one,/srv/apple/one,done,120,100,15,5,0,\r
                two,two,failed,,,,,1,no such folder\r
                three,three,done,3,1,0,2,0,1 file could not be read\r
                four,four,not run,,,,,0,\r

                """)
    }

    @Test(arguments: [
        ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\nlines", "\"two\nlines\""),
        ("two\r\nlines", "\"two\r\nlines\""), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"), ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), ("a=b", "a=b"),
    ])
    func cellsOfCSV(text: String, cell: String) {
        let table = BatchTable(rows: [
            .init(name: "x", path: text, result: .done, numbers: nil, note: nil, report: nil)
        ])
        #expect(
            table.csv.unicodeScalars.elementsEqual(
                """
                repository,path,result,sites,migrated,unsafe,left,failed,reason\r
                x,\(cell),done,,,,,0,\r

                """.unicodeScalars))
    }

    @Test func pageShowsEveryRowAndIsInert() {
        let page = BatchTable(rows: [
            .init(
                name: "a\"b", path: "<script>alert(1)</script>", result: .failed, numbers: nil,
                note: "</td><img src=x onerror=alert(1)>\u{202E}", report: "../x/a\"b täglich/report.txt")
        ]).html
        #expect(
            page.contains(
                "<tr class=\"failed\"><td><a href=\"../x/a%22b%20t%C3%A4glich/report.txt\">a&quot;b</a><br>"
                    + "<small>&lt;script&gt;alert(1)&lt;/script&gt;</small></td><td>–</td><td>–</td><td>–</td><td>–</td>"
                    + "<td>1</td><td>failed: &lt;/td&gt;&lt;img src=x onerror=alert(1)&gt;\\u{202e}</td></tr>\n"))
        #expect(!page.contains("<script") && !page.contains("<img"))
        #expect(page.contains("<h1>1 repository: 0 done, 1 failed</h1>"))
        #expect(
            table.html.contains(
                "<tfoot><tr><td>total</td><td>123</td><td>101</td><td>15</td><td>7</td><td>1</td><td></td></tr></tfoot>"
            ))
    }
}
