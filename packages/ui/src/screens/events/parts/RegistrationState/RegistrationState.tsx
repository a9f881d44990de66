import type { RegistrationWindow } from '@parket/domain/event/event'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { State } from '../../../../components/State/State.tsx'

interface RegistrationStateProps {
  event: RegistrationWindow
  now: Instant
}

/** Whether entries are taken and until when; a dot beside the words shows the same. */
export function RegistrationState({ event, now }: RegistrationStateProps) {
  const problem = registrationWindowProblem(event, now)
  return <State tone={problem === null ? 'positive' : 'closed'}>{problem ?? openText(event)}</State>
}

function openText({ reg_to, time_zone }: RegistrationWindow): string {
  if (reg_to === null) return 'Идёт приём заявок'
  return `Приём заявок до\u00A0${formatDateTime(reg_to, time_zone)}`
}
