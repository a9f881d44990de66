import { useEffect } from 'react'

// A rule of the page has no selector: it is adopted while the paper is shown, and goes with it.
const rule = `@page {
  margin: 12mm 10mm;
  @bottom-right {
    content: counter(page) ' из ' counter(pages);
    font: 9pt sans-serif;
  }
}`

/** Numbers the sheets of paper while the component is shown: a list of many is sorted by hand. */
export function usePageNumbers(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
