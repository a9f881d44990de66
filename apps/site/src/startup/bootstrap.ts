const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
/** The longest wait for an idle moment, ms. */
const PATIENCE = 3000
/** There is nothing but the platform to say it with. */
const NOT_SENT =
  'Страница загрузилась не\u00A0полностью, отправить форму нельзя. Проверьте связь и\u00A0обновите страницу.'

/**
 * Starts something now. A button pressed and a form sent before it has started are held until then:
 * nothing is lost, and nothing is done twice. If it could not start, a form is still not left to the
 * browser, which would put what was typed into the address.
 */
export function atOnce(start: () => Promise<void>): void {
  // Not awaited: the app imports the file that starts it, and would wait for that in turn.
  void startHeld(start, holdActions())
}

/** The same when the page has loaded and the browser is idle, or at the first sign of a person. */
export function whenWanted(start: () => Promise<void>): void {
  let isStarted = false
  function begin() {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, begin)
    void startHeld(start, held)
  }

  const held = holdActions()
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(begin, { timeout: PATIENCE })
      : setTimeout(begin, 200)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

async function startHeld(start: () => Promise<void>, held: HeldActions): Promise<void> {
  try {
    await start()
    held.release()
  } catch (error) {
    held.giveUp()
    throw error
  }
}

declare global {
  /** Sent before this file has come (`withoutScript.ts`). */
  var earlyForm: HTMLFormElement | undefined
}

interface HeldActions {
  /** Ends the holding and does the last of what was held. */
  release: () => void
  /** There is nobody to do it. */
  giveUp: () => void
}

/** Holds back what only the app can do. */
function holdActions(): HeldActions {
  let pressed: HTMLButtonElement | null = null
  let sent: HTMLFormElement | null = globalThis.earlyForm ?? null
  let isHopeless = false

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
    if (isHopeless) alert(NOT_SENT)
  }
  addEventListener('click', holdPress, { capture: true })
  addEventListener('submit', holdForm, { capture: true })
  return {
    release() {
      removeEventListener('click', holdPress, { capture: true })
      removeEventListener('submit', holdForm, { capture: true })
      pressed?.click()
      sent?.requestSubmit()
    },
    giveUp() {
      isHopeless = true
      if (sent) alert(NOT_SENT)
    },
  }
}
