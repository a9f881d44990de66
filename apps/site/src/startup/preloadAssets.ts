/**
 * Tells the bundler's loader what the server has told us of the page's files: the rules of these
 * stylesheets stand in the page itself, and these modules are wanted together, not one after the other.
 */
export function announceFiles(): void {
  const { styles, modules } = document.documentElement.dataset
  for (const href of listOf(styles)) {
    // A disabled stylesheet is not fetched; one that the parser meets might be all the same.
    addLink({ rel: 'stylesheet', href, disabled: true })
  }
  for (const href of listOf(modules)) addLink({ rel: 'modulepreload', href })
}

function listOf(text = ''): string[] {
  return text.split(' ').filter(Boolean)
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}
