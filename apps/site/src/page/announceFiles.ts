/**
 * Fetches what the server has told us the app needs: modules and stylesheets together, not one after the
 * other as the bundler's loader would. Ends when the rules of all that the app may draw are there.
 * @throws when a stylesheet cannot be had
 */
export async function announceFiles(): Promise<void> {
  const { styles, modules } = document.documentElement.dataset
  for (const href of listOf(modules)) {
    document.head.append(newLink({ rel: 'modulepreload', href }))
  }
  // Behind the few rules the page came with, before the tenant's colours.
  const links = listOf(styles).map((href) => newLink({ rel: 'stylesheet', href }))
  document.querySelector('style')?.after(...links)
  await Promise.all(links.map(loadingOf))
}

function listOf(text = ''): string[] {
  return text.split(' ').filter(Boolean)
}

function newLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), properties)
}

function loadingOf(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${link.href} has not come`)))
  })
}
