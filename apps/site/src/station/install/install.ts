/** What the page is made of is kept by a worker; not there on plain HTTP, and where the browser forbids it. */
export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  try {
    const { search } = location
    await serviceWorker.register(`/station-worker.js${search}`, { scope: '/station' })
    const { active } = await serviceWorker.getRegistration('/station').then(whenActive)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage(loaded, [])
  } catch {
    // It is a convenience: marks are kept without it.
  }
}

/** Waits until the worker is at work. */
async function whenActive(
  registration: ServiceWorkerRegistration | undefined,
): Promise<{ active: ServiceWorker | null }> {
  const coming = registration?.installing ?? registration?.waiting
  if (!coming) return { active: registration?.active ?? null }
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    })
  })
  return { active: registration?.active ?? null }
}

/** An iPhone or iPad, whose home screen keeps storage of its own; false for a page that was opened from there. */
export function isSafariOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const { standalone = false } = navigator as { standalone?: boolean }
  // An iPad says that it is a Mac.
  const isApple =
    /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !standalone
}
