import type { RegistrationWindow } from '@parket/domain/event/event'
import type { Instant } from '@parket/domain/format/date'
import { State } from '../../../../components/State/State.tsx'
import { registrationState } from '../../eventWords.ts'

interface RegistrationStateProps {
  event: RegistrationWindow & { places_left: number | null }
  now: Instant
}

/** Whether one can enter, until when, and whether places get few; nothing of a past event. */
export function RegistrationState({ event, now }: RegistrationStateProps) {
  const state = registrationState(event, now)
  return state && <State tone={state.tone}>{state.text}</State>
}
