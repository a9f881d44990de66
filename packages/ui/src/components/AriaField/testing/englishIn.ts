/** Words in Latin letters that are drawn or said to screen readers: for tests of translations. */
export function englishIn(document: Document): string[] {
  return (
    [...document.querySelectorAll('body *:not(style, script)')]
      // Storybook's own.
      .filter((node) => !node.closest('.sb-wrapper'))
      .flatMap((node) => [
        node.getAttribute('aria-label') ?? '',
        node.getAttribute('aria-roledescription') ?? '',
        node.getAttribute('aria-valuetext') ?? '',
        node.childElementCount === 0 ? (node.textContent ?? '') : '',
      ])
      .filter((text) => /[A-Za-z]{2,}/.test(text))
  )
}
