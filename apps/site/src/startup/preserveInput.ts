import { isDirty } from '@parket/react/data/page/isDirty'

interface Typed {
  value: string
  selection: [start: number | null, end: number | null]
}

/**
 * Keeps what stands in text fields already (typed before the app had come, filled in or brought back
 * by the browser): React empties them as it takes the page over.
 * @returns what puts it back, for the app as if typed now
 */
export function preserveInput(): () => void {
  const typed = new Map<HTMLInputElement, Typed>()
  function note(input: HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = input
    typed.set(input, { value, selection: [selectionStart, selectionEnd] })
  }
  function onInput({ target }: Event) {
    if (target instanceof HTMLInputElement) note(target)
  }
  for (const input of document.querySelectorAll('input')) {
    if (isDirty(input)) note(input)
  }
  document.addEventListener('input', onInput, { capture: true })
  return () => {
    document.removeEventListener('input', onInput, { capture: true })
    for (const [input, content] of typed) type(input, content)
  }
}

const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

function type(input: HTMLInputElement, { value, selection: [start, end] }: Typed) {
  // React tells a change by what was last set through the element itself, not its prototype.
  input.value = input.defaultValue
  nativeValue?.set?.call(input, value)
  if (start !== null) input.setSelectionRange(start, end)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
