import { isPast } from '@parket/domain/event/dates'
import { formatNearDates, formatNearDay, formatNearMoment } from '@parket/domain/event/nearDates'
import {
  listMilestones,
  type Milestone,
  type PlannedEvent,
} from '@parket/domain/event/eventMilestones'
import type { Instant } from '@parket/domain/format/date'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Timeline, type TimelineItem } from '../../../../components/Timeline/Timeline.tsx'

interface EventMilestonesProps {
  event: PlannedEvent
  now: Instant
}

/** The dates of the event in their order, the next one marked. */
export function EventMilestones({ event, now }: EventMilestonesProps) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Порядок работ</Heading>
      <Timeline
        aria-label="Порядок работ"
        isHorizontal
        items={listMilestones(event, now).map((milestone) => itemOf(milestone, event, now))}
      />
    </Stack>
  )
}

const states = { past: 'done', next: 'current', later: 'upcoming' } as const

function itemOf(milestone: Milestone, event: PlannedEvent, now: Instant): TimelineItem {
  const { kind, at, state } = milestone
  return {
    id: `${kind}-${at}`,
    title: titleOf(milestone, isPast(event, now)),
    time: timeOf(milestone, event, now),
    state: states[state],
  }
}

function titleOf({ kind, percent, state }: Milestone, isOver: boolean): string {
  switch (kind) {
    case 'opening':
      return state === 'past' ? 'Приём открыт' : 'Приём открывается'
    case 'price':
      return `Цена ${percent}\u00A0%`
    case 'closing':
      return state === 'past' ? 'Приём закрыт' : 'Приём закрывается'
    case 'payment':
      return 'Срок оплаты'
    case 'event':
      return isOver ? 'Турнир прошёл' : 'Турнир'
  }
}

function timeOf({ kind, at }: Milestone, event: PlannedEvent, now: Instant): string {
  if (kind === 'event') return formatNearDates(event, now)
  if (kind === 'price') return `с\u00A0${formatNearDay(at, event.time_zone, now)}`
  return formatNearMoment(at, event.time_zone, now)
}
