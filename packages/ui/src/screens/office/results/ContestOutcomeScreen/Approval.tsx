import { formatNearMoment } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { ResultApproval } from '../resultApproval.ts'
import type { GivenAnswer } from '../resultCheck.ts'

export interface ApprovalSteps {
  /** Null while it is not known. */
  approval: ResultApproval | null
  /** Whoever looks may approve where no chief judge's device does. */
  canApprove: boolean
  /**
   * @param approve false takes it back
   * @param answers to the checks that ask and are not answered yet
   */
  onApprove: (approve: boolean, answers: readonly GivenAnswer[]) => void
}

interface ApprovalProps extends Omit<ApprovalSteps, 'onApprove'> {
  onApprove: (approve: boolean) => void
  approval: ResultApproval
  /** The result can be approved: all rounds are judged, and nobody sees the places yet. */
  isJudged: boolean
  busy: boolean
  now: Instant
  /** Of dates and hours, IANA. */
  timeZone: string
}

/** The chief judge's word on the result, where the event asks for it. */
export function Approval(props: ApprovalProps) {
  const { approval, canApprove, isJudged, busy, now, timeZone, onApprove } = props
  const { is_approved, by, at, is_without_pin, waits } = approval
  if (is_approved) {
    return (
      <Stack gap="xsmall">
        <State tone="positive">
          Утверждено{by !== null && `: ${by}`}
          {at !== null && `, ${formatNearMoment(at, timeZone, now)}`}
          {is_without_pin && '. Устройство подключено заново без PIN'}
        </State>
        <SecondEntry {...approval} />
        {canApprove && isJudged && (
          <Inline>
            <Button isPending={busy} onPress={() => onApprove(false)}>
              Снять утверждение
            </Button>
          </Inline>
        )}
      </Stack>
    )
  }
  return (
    <Stack gap="xsmall">
      <State tone="caution">
        {waits
          ? 'Исправление ждёт утверждения: все видят прежнюю версию'
          : 'Итоги ещё не\u00A0утвердил главный судья'}
      </State>
      <SecondEntry {...approval} />
      <Text size="small" tone="secondary">
        Утверждает главный судья на&nbsp;своём устройстве; если оно не&nbsp;подключено, супервизор.
      </Text>
      {canApprove && (isJudged || waits) && (
        <Inline>
          <Button variant="primary" isPending={busy} onPress={() => onApprove(true)}>
            Утвердить итоги
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function SecondEntry({ second_entry: { sheets, entered_twice, differed } }: ResultApproval) {
  if (entered_twice === 0) return null
  return (
    <Text size="small">
      Введено дважды: {entered_twice} из&nbsp;{countOf(sheets, ['листа', 'листов', 'листов'])},
      расхождений&nbsp;{differed}.
    </Text>
  )
}
