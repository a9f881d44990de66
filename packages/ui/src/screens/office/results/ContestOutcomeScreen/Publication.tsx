import { formatNearMoment } from '@parket/domain/event/nearDates'
import { toMillis, type Instant } from '@parket/domain/format/date'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'
import { ResultChecks } from '../ResultChecks.tsx'
import type { GivenAnswer } from '../resultCheck.ts'
import type { DayResult } from '../resultOfDay.ts'
import { useCheckAnswers } from '../useCheckAnswers.ts'
import { Approval, type ApprovalSteps } from './Approval.tsx'

/** What is made public: places, fixed before the ceremony where `hold` says so, or the marks. */
export interface PublicationStep {
  level: 'places' | 'marks'
  hold: boolean
  /** Why it is published again; '' the first time. */
  reason: string
  /** To the checks that ask and are not answered yet. */
  answers: readonly GivenAnswer[]
}

/** When and where the result is looked at, and the steps that can be taken. */
export interface PublicationSteps {
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Of dates and hours, IANA. */
  timeZone: string
  /** A step is under way. */
  busy: boolean
  /** Addresses that it leads to. */
  links: {
    /** What everybody sees. */
    open: string
    /** The open result file. */
    file: string
  }
  /** Makes the places, or every mark, public. */
  onPublish: (step: PublicationStep) => void
  /** Keeps answers to checks, where no step beside carries them. */
  onAnswer: (answers: readonly GivenAnswer[]) => void
  /** Takes the places back; marks and decisions stay. */
  onWithdraw: () => void
}

interface PublicationProps extends PublicationSteps, ApprovalSteps {
  result: DayResult
}

/** How much of the result is public, and the next step: places first, then every mark. */
export function Publication(props: PublicationProps) {
  const { result, approval, busy, links, onPublish, onAnswer, onWithdraw, onApprove } = props
  const { status, is_held, was_published, marks_published, problems, places, checks } = result
  const { answers, demand: demandAnswers, fieldOf } = useCheckAnswers(checks)
  const { reason, demand, field } = useReason()
  const isReady = status === 'judged' && problems.length === 0 && places.length > 0
  const isApproved = approval === null || !approval.is_needed || approval.is_approved
  const isByLink = approval?.is_needed === true && !isApproved && approval.approver === 'link'
  const isAnsweredAlone = is_held || status === 'published' || isByLink
  const publishPlaces = (hold: boolean) => {
    const isAnswered = demandAnswers()
    const isSaid = !was_published || demand()
    if (isAnswered && isSaid) onPublish({ level: 'places', hold, reason, answers })
  }
  return (
    <Stack gap="small">
      <StateOf {...props} />
      <ResultChecks
        {...{ checks, fieldOf, busy }}
        onAnswer={
          isAnsweredAlone
            ? () => {
                if (demandAnswers()) onAnswer(answers)
              }
            : null
        }
      />
      {approval?.is_needed && places.length > 0 && (
        <Approval
          {...props}
          approval={approval}
          isJudged={isReady}
          onApprove={(approve) => {
            if (!approve) onApprove(false, [])
            else if (demandAnswers()) onApprove(true, answers)
          }}
        />
      )}
      {isReady && was_published && (
        <TextArea
          label="Почему результат публикуют снова"
          description="Причину увидят все"
          {...field}
        />
      )}
      <Inline gap="small">
        {isReady && isApproved && (
          <Button variant="primary" isPending={busy} onPress={() => publishPlaces(false)}>
            {is_held ? 'Показать результат' : 'Опубликовать места'}
          </Button>
        )}
        {isReady && !is_held && (
          <Button isPending={busy} onPress={() => publishPlaces(true)}>
            Зафиксировать до церемонии
          </Button>
        )}
        {status === 'published' && !marks_published && (
          <Button
            variant="primary"
            isPending={busy}
            onPress={() => onPublish({ level: 'marks', hold: false, reason: '', answers: [] })}
          >
            Опубликовать оценки
          </Button>
        )}
        {status === 'published' && (
          <Button isPending={busy} onPress={onWithdraw}>
            Снять с публикации
          </Button>
        )}
      </Inline>
      {status === 'published' && (
        <Inline gap="medium">
          <Link href={links.open}>Как это видят все</Link>
          {marks_published && <Link href={links.file}>Файл результата</Link>}
        </Inline>
      )}
    </Stack>
  )
}

function StateOf({ result, now, timeZone }: PublicationProps) {
  const { status, is_held, marks_published, published_at, protest_until, version } = result
  if (status !== 'published' || published_at === null) {
    return is_held ? (
      <State tone="caution">
        Зафиксировано, версия {version}: до&nbsp;церемонии результат видят только сотрудники
      </State>
    ) : (
      <State tone="closed">Не опубликовано</State>
    )
  }
  const isProtestOpen = protest_until !== null && toMillis(protest_until) > toMillis(now)
  return (
    <>
      <State tone="positive">
        {marks_published ? 'Опубликованы места и оценки' : 'Опубликованы места'}
        {version !== null && version > 1 && `, версия ${version}`}
      </State>
      <Text size="small" tone="secondary">
        {formatNearMoment(published_at, timeZone, now)}
        {isProtestOpen &&
          `. Протесты принимают до ${formatNearMoment(protest_until, timeZone, now)}`}
      </Text>
    </>
  )
}
