import { useEffect, useId, useRef, useState } from 'react'

/**
 * Where the focus goes: to the heading when the step changes, to the first field with an error when
 * going on did not succeed (at once, or after the server's answer).
 * @param step the step, whose it is and how many are sent together: another value is another heading
 * @param firstErrorId id of the first field with a shown error, undefined without one
 */
export function useWizardFocus(step: string, firstErrorId: string | undefined) {
  const headingId = useId()
  const problemsRef = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const seen = useRef({ step, attempt })

  useEffect(() => {
    const isAttempted = seen.current.attempt !== attempt
    const isNewStep = seen.current.step !== step
    if (isAttempted && firstErrorId !== undefined) {
      seen.current = { step, attempt }
      focusField(firstErrorId, problemsRef.current)
    } else if (isNewStep) {
      seen.current = { step, attempt }
      document.getElementById(headingId)?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    }
  }, [step, firstErrorId, attempt, headingId])

  return { headingId, problemsRef, noteAttempt: () => setAttempt((count) => count + 1) }
}

/** A field itself, or the first control of a group; in view with the list of problems above it. */
function focusField(id: string, problems: HTMLElement | null) {
  const target = document.getElementById(id)
  const control = target?.matches('input, select, textarea, [tabindex]')
    ? target
    : target?.querySelector<HTMLElement>('input:not(:disabled), button')
  control?.focus({ preventScroll: true })
  if (control) showBoth(control, problems)
}

/** The list whole below the site's header, and the control; where both do not fit, the control alone. */
function showBoth(control: HTMLElement, problems: HTMLElement | null) {
  problems?.scrollIntoView({ block: 'start' })
  const top = scrollY
  control.scrollIntoView({ block: 'nearest' })
  if (problems === null || scrollY !== top) control.scrollIntoView({ block: 'center' })
}
