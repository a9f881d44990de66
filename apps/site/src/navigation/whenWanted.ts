const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
/** The longest wait for an idle moment, ms. */
const PATIENCE = 3000

/**
 * Starts something when the page has loaded and the browser is idle, or at the first sign of a person.
 * A button pressed and a form sent before it has started are so again afterwards: nothing is lost.
 */
export function whenWanted(start: () => Promise<void>): void {
  let isStarted = false
  let pressed: HTMLButtonElement | null = null
  let sent: HTMLFormElement | null = null

  function rememberPress(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // What the platform does by itself (popovers, forms) has already happened.
    if (button?.type === 'button' && !button.hasAttribute('popovertarget')) pressed = button
  }
  function holdForm(event: SubmitEvent) {
    // A form with an address (the search) does without us; any other would put its fields into ours.
    if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
    event.preventDefault()
    sent = event.target
  }
  async function begin() {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, begin)
    await start()
    removeEventListener('click', rememberPress)
    removeEventListener('submit', holdForm)
    pressed?.click()
    sent?.requestSubmit()
  }

  addEventListener('click', rememberPress)
  addEventListener('submit', holdForm)
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(begin, { timeout: PATIENCE })
      : setTimeout(begin, 200)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
