import type { PageToKeep } from '@parket/react/data/ports'

/** On a hall's network a font may never come: the page is kept without it. */
const FONTS_MS = 3000

/** What the page is made of is kept by a worker; not there on plain HTTP, and where the browser forbids it. */
export async function keepPage({ scope, document }: PageToKeep): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  // The same page is shown elsewhere, too (a registration just made): its files are of another document there.
  if (document !== undefined && location.pathname !== scope) return
  try {
    // The devices of the day had it first, and ask for a newer one at this address.
    const script = `/station-worker.js${location.search}`
    const registration = await serviceWorker.register(
      document === undefined ? script : '/station-worker.js',
      { scope },
    )
    const { active } = await whenActive(registration)
    await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, FONTS_MS))])
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    // A worker of the version before knows the files of a station alone.
    active?.postMessage(document === undefined ? files : { document, files }, [])
  } catch {
    // It is a convenience: nothing is lost without it.
  }
}

/** A browser asks for a font with the first word in it, which may be later than the page is kept. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()))
}

/** Waits until the worker is at work. */
async function whenActive(
  registration: ServiceWorkerRegistration,
): Promise<{ active: ServiceWorker | null }> {
  const coming = registration.installing ?? registration.waiting
  if (!coming) return registration
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    })
  })
  return registration
}
