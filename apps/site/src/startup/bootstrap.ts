const INPUT_EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
/** The longest wait for an idle moment, ms. */
const PATIENCE = 3000
/** There is nothing but the platform to say it with. */
const NOT_SENT =
  'Страница загрузилась не\u00A0полностью, отправить форму нельзя. Проверьте связь и\u00A0обновите страницу.'

/**
 * Starts the app now. A button pressed and a form sent before it has started are queued until then:
 * nothing is lost, and nothing is done twice. If it could not start, a form is still not left to the
 * browser, which would put what was typed into the address.
 */
export function startAppAndReplay(start: () => Promise<void>): void {
  // Not awaited: the app imports the file that starts it, and would wait for that in turn.
  void startAndRelease(start, queueEarlyActions())
}

/** The same when the page has loaded and the browser is idle, or at the first input. */
export function startOnIdleOrInput(start: () => Promise<void>): void {
  let isStarted = false
  function begin() {
    if (isStarted) return
    isStarted = true
    for (const type of INPUT_EVENTS) removeEventListener(type, begin)
    void startAndRelease(start, held)
  }

  const held = queueEarlyActions()
  for (const type of INPUT_EVENTS) addEventListener(type, begin, { passive: true })
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(begin, { timeout: PATIENCE })
      : setTimeout(begin, 200)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

async function startAndRelease(start: () => Promise<void>, held: QueuedActions): Promise<void> {
  try {
    await start()
    held.release()
  } catch (error) {
    held.giveUp()
    throw error
  }
}

declare global {
  /** Sent before this file has come (`rendering/noScript.ts`). */
  var earlyForm: HTMLFormElement | undefined
}

interface QueuedActions {
  /** Ends the queue and does the last of what was queued. */
  release: () => void
  /** The app could not start: nobody will do it. */
  giveUp: () => void
}

/** Queues what only the app can do. */
function queueEarlyActions(): QueuedActions {
  let pressed: HTMLButtonElement | null = null
  let sent: HTMLFormElement | null = globalThis.earlyForm ?? null
  let hasGivenUp = false

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
    if (hasGivenUp) alert(NOT_SENT)
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
      hasGivenUp = true
      if (sent) alert(NOT_SENT)
    },
  }
}
