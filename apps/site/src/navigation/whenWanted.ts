const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
/** The longest wait for an idle moment, ms. */
const PATIENCE = 3000

/**
 * Starts something when the page has loaded and the browser is idle, or at the first sign of a person.
 * A button pressed and a form sent before it has started are held until then: nothing is lost, and
 * nothing is done twice.
 */
export function whenWanted(start: () => Promise<void>): void {
  let isStarted = false
  async function begin() {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, begin)
    try {
      await start()
    } finally {
      release()
    }
  }

  const release = holdActions()
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(begin, { timeout: PATIENCE })
      : setTimeout(begin, 200)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Holds back what only the app can do. @returns what ends that and does the last of it */
function holdActions(): () => void {
  let pressed: HTMLButtonElement | null = null
  let sent: HTMLFormElement | null = null

  function holdPress(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // What the platform does by itself (popovers, forms) goes on.
    if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return
    event.stopPropagation()
    pressed = button
  }
  function holdForm(event: SubmitEvent) {
    // A form with an address (the search) does without us; any other would put its fields into ours.
    if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    sent = event.target
  }
  addEventListener('click', holdPress, { capture: true })
  addEventListener('submit', holdForm, { capture: true })
  return () => {
    removeEventListener('click', holdPress, { capture: true })
    removeEventListener('submit', holdForm, { capture: true })
    pressed?.click()
    sent?.requestSubmit()
  }
}
