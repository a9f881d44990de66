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
  /** Whoever looks may approve where the chief judge cannot be asked. */
  canApprove: boolean
  /**
   * @param approve false takes it back
   * @param answers to the checks that ask and are not answered yet
   */
  onApprove: (approve: boolean, answers: readonly GivenAnswer[]) => void
  /** Asks the chief judge by mail. */
  onSendLink: () => void
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
  const { is_approved, by, at, is_without_pin, is_by_link, waits } = approval
  if (is_approved) {
    return (
      <Stack gap="xsmall">
        <State tone="positive">
          Утверждено{by !== null && `: ${by}`}
          {at !== null && `, ${formatNearMoment(at, timeZone, now)}`}
          {is_by_link && ', по\u00A0ссылке из\u00A0письма'}
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
        {howText(props)}
      </Text>
      {(isJudged || waits) && <Steps {...props} />}
    </Stack>
  )
}

/** Who approves, and what of it is done. */
function howText({ approval, now, timeZone }: ApprovalProps): string {
  const { approver, link } = approval
  if (approver === 'device') return 'Утверждает главный судья на\u00A0своём устройстве.'
  if (link === null) {
    return 'Главного судью сейчас не\u00A0спросить: утверждает супервизор, который сам ничего в\u00A0итогах не\u00A0менял.'
  }
  if (approver === 'office') {
    return 'Главный судья не\u00A0ответил за\u00A0три дня или письмо не\u00A0дошло: утвердить может и\u00A0супервизор, который сам ничего в\u00A0итогах не\u00A0менял.'
  }
  const to = link.to.join(', ')
  if (link.sent_at === null || link.expires_at === null) {
    return `Турнир прошёл: главный судья утверждает по\u00A0ссылке из\u00A0письма. Его получит ${to}.`
  }
  const [sent, end] = [link.sent_at, link.expires_at].map((at) =>
    formatNearMoment(at, timeZone, now),
  )
  return `Письмо отправлено: ${to}, ${sent}. Ссылка действует до ${end}.`
}

/** A supervisor approves only where the chief judge is not to be asked; the letter may go out again. */
function Steps({ approval, canApprove, busy, onApprove, onSendLink }: ApprovalProps) {
  const { approver, link } = approval
  const isByOffice = approver === 'office' && canApprove
  if (link === null && !isByOffice) return null
  return (
    <Inline gap="small">
      {isByOffice && (
        <Button variant="primary" isPending={busy} onPress={() => onApprove(true)}>
          Утвердить итоги
        </Button>
      )}
      {link !== null && (
        <Button
          variant={link.sent_at === null ? 'primary' : 'secondary'}
          isPending={busy}
          onPress={onSendLink}
        >
          {link.sent_at === null ? 'Отправить ссылку главному судье' : 'Отправить ещё раз'}
        </Button>
      )}
    </Inline>
  )
}

function SecondEntry({ second_entry }: ResultApproval) {
  const { sheets, entered_twice, differed, compared, compared_differed } = second_entry
  const of = countOf(sheets, ['листа', 'листов', 'листов'])
  const lines = [
    { what: 'Введено дважды', count: entered_twice, unlike: differed },
    { what: 'Сверено с\u00A0бумагой', count: compared, unlike: compared_differed },
  ]
  return lines
    .filter(({ count }) => count > 0)
    .map(({ what, count, unlike }) => (
      <Text key={what} size="small">
        {what}: {count} из&nbsp;{of}, расхождений&nbsp;{unlike}.
      </Text>
    ))
}
