import { hasPanel } from '@parket/domain/contest/judged'
import type { PriceStep } from '@parket/domain/event/event'
import { calendarDay } from '@parket/domain/format/date'
import { percentOn } from '@parket/domain/money/price'
import {
  ContestRecord,
  type ContestRecordProps,
} from '@parket/ui/screens/office/contests/ContestRecord'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageState } from '@parket/react/data/page/PageState'
import { useEventPanels } from './useContestFacts.ts'
import { useContestRecord, type RecordOptions } from './useContestRecord.ts'
import { useRecordRounds } from './useRecordRounds.ts'

interface OpenContestProps extends RecordOptions, Pick<ContestRecordProps, 'onClose' | 'onDelete'> {
  /** Of the event. */
  timeZone: string
  /** Price steps in per cent by day. */
  priceSteps: readonly PriceStep[]
  /** Counts a round; null: it is not theirs to end. */
  onFinishRound: ((round: { id: number; version: number }) => void) | null
  /** A round is being counted. */
  isFinishing: boolean
}

const noJudges: NonNullable<ContestRecordProps['judges']> = []

/** The contest that is open beside the list, or a new one. */
export function OpenContest({
  timeZone,
  priceSteps,
  onFinishRound,
  isFinishing,
  onClose,
  onDelete,
  ...options
}: OpenContestProps): ReactNode {
  const links = useLinks()
  const { now } = usePageState()
  const record = useContestRecord(options)
  const { eventId, contest } = options
  const rounds = useRecordRounds({ eventId, contest, timeZone, onFinish: onFinishRound })
  const panels = useEventPanels(eventId)
  const judges =
    panels && contest && hasPanel(contest) ? (panels.get(contest.id) ?? noJudges) : null
  const params = contest && { eventId, groupNum: contest.group_num }
  return (
    <ContestRecord
      {...record}
      rounds={rounds}
      isFinishing={isFinishing}
      judges={judges}
      today={percentOn(calendarDay(now, timeZone), priceSteps)}
      onClose={onClose}
      onDelete={onDelete}
      links={{
        day: params && links.to('contest', params),
        registrations: params && links.to('contestRegistrations', params),
        rounds: params && links.to('contestRounds', params),
        judges: links.to('eventJudges', { eventId }),
        history:
          contest &&
          links.to('eventHistory', { eventId }, { entity: 'contest', entity_id: contest.id }),
      }}
    />
  )
}
