import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useDebounced } from '@parket/react/data/useDebounced'
import { useUnsavedGuard } from '@parket/react/data/form/unsavedGuard'
import type { EditForm } from './useEditForm.ts'

/** How long somebody may think within a field before it is saved, ms. */
const PAUSE_MS = 2000

/**
 * A form that saves itself: when a field is left, when nothing is typed for a while, and on the way out. What cannot be
 * saved, as it is wrong or was refused, or waits for another change, is asked about before leaving.
 *
 * @returns what a field that is left calls
 */
export function useAutosave<Values>(form: EditForm<Values>, isOn: boolean): () => void {
  const { values, errors, message, conflicts, isChanged, isSending, isAhead } = form
  const tried = useRef(values)
  const save = useEffectEvent(() => {
    if (!isOn) return
    tried.current = values
    form.save()
  })
  const settled = useDebounced(values, PAUSE_MS)
  const isReady = isOn && isChanged && !isSending && conflicts.length === 0
  useEffect(() => {
    // What was refused is not sent again by itself.
    if (isReady && settled === values && tried.current !== values) save()
  }, [isReady, settled, values])

  // Before the form's machine stops, which an effect does.
  useLayoutEffect(() => () => save(), [])
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', saveHidden)
    return () => document.removeEventListener('visibilitychange', saveHidden)
  }, [])

  const isStuck = hasErrors(errors) || message !== null || conflicts.length > 0 || isAhead
  useUnsavedGuard(isOn && isChanged && isStuck)
  return () => {
    if (!isOn) return
    tried.current = values
    form.save()
  }
}
