/**
 * Fetches the modules of app and page together, not one after the other. The stylesheets stand in the
 * page itself: a link to each keeps the bundler's loader from fetching them again.
 */
export function preloadAssets(): void {
  const { styles, modules } = document.body.dataset
  for (const href of listOf(styles)) {
    // A disabled stylesheet is not fetched.
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
