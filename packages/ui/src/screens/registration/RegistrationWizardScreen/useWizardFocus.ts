import { useEffect, useId, useRef, useState } from 'react'

/**
 * Where the focus goes: to the heading when the step changes, to the first field with an error when
 * going on did not succeed (at once, or after the server's answer).
 * @param firstErrorId id of the first field with a shown error, undefined without one
 */
export function useWizardFocus(step: number, firstErrorId: string | undefined) {
  const headingId = useId()
  const [attempt, setAttempt] = useState(0)
  const seen = useRef({ step, attempt })

  useEffect(() => {
    const isAttempted = seen.current.attempt !== attempt
    const isNewStep = seen.current.step !== step
    if (isAttempted && firstErrorId !== undefined) {
      seen.current = { step, attempt }
      focusField(firstErrorId)
    } else if (isNewStep) {
      seen.current = { step, attempt }
      document.getElementById(headingId)?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    }
  }, [step, firstErrorId, attempt, headingId])

  return { headingId, noteAttempt: () => setAttempt((count) => count + 1) }
}

/** A field itself, or the first control of a group. */
function focusField(id: string) {
  const target = document.getElementById(id)
  const control = target?.matches('input, select, textarea, [tabindex]')
    ? target
    : target?.querySelector<HTMLElement>('input:not(:disabled), button')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
