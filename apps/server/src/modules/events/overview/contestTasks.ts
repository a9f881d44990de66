import type { components } from '@parket/api-client/schema'
import { isBelowMinimum } from '@parket/domain/contest/minimum'
import { isCompetitive } from '@parket/domain/contest/tags'
import { numberedTitle } from '@parket/domain/contest/title'
import { isPast } from '@parket/domain/event/dates'
import { publicationGaps } from '@parket/domain/event/publication'
import { daysToEnter, isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { ContestRow } from '../../../records/contests.ts'
import { isRehearsal, listTags } from '../../../records/events.ts'
import { listSessions } from '../../../records/timetable.ts'
import { findConflicts, plannedContestIds } from '../../timetable/conflicts.ts'
import { findJudges } from '../../rounds/panels/judgeIds.ts'
import { countedTask, taskOf, type EventTask } from './task.ts'

type Event = components['schemas']['Event']

/** Before that, few entries are no news. */
const MINIMUM_COUNTS_DAYS = 7

/** What waits at the event's page, its timetable and its contests; of an event that is over nothing. */
export async function contestTasks(
  db: Kysely<Database>,
  event: Event,
  contests: readonly ContestRow[],
  now: Date,
): Promise<EventTask[]> {
  if (isPast(event, now)) return []
  const payGroup = payGroupNumber(await listTags(db, event.id))
  const ahead = contests.filter(
    ({ status, group_num }) =>
      group_num !== payGroup && ['open', 'closed', 'ready'].includes(status),
  )
  const judged = ahead.filter(
    (contest) => isCompetitive(contest) && contest.scoring !== 'none' && contest.active_count > 0,
  )
  const panels = await findJudges(
    db,
    judged.map(({ id }) => id),
  )
  const sessions = await listSessions(db, event.id)
  const planned = new Set(plannedContestIds(sessions))
  const queued = ahead.filter(
    ({ capacity, active_count, waiting_count }) =>
      waiting_count > 0 && (capacity === null || active_count < capacity),
  )
  const few = ahead.filter(
    (contest) => isBelowMinimum(contest) && isEntryEnding(event, contest, now),
  )
  return [
    ...publicationTask(event, contests),
    ...countedTask('conflicts', (await findConflicts(db, event, sessions)).length),
    ...taskOf('judges', judged.filter(({ id }) => !panels.has(id)).map(numberedTitle)),
    ...taskOf(
      'timetable',
      planned.size === 0 ? [] : judged.filter(({ id }) => !planned.has(id)).map(numberedTitle),
    ),
    ...taskOf('queue', queued.map(numberedTitle)),
    ...taskOf('minimum', few.map(numberedTitle)),
  ]
}

/** What a draft must have to be published; once it has that, that it can be. One that was given up waits for nothing. */
function publicationTask(event: Event, contests: readonly ContestRow[]): EventTask[] {
  const isGivenUp = event.cancelled_at !== null || event.archived_at !== null
  if (event.published || isGivenUp || isRehearsal(event)) return []
  const gaps = publicationGaps(event, contests)
  const required = gaps.filter(({ isRequired }) => isRequired).map(({ text }) => text)
  if (required.length > 0) return taskOf('publication', required)
  return [{ kind: 'publish', count: 1, names: gaps.map(({ text }) => text), amount: null }]
}

/** Whether few more entries can come: the contest takes none, or the last days run. */
function isEntryEnding(event: Event, { status }: ContestRow, now: Date): boolean {
  if (!event.published) return false
  if (status !== 'open' || !isRegistrationOpen(event, now)) return true
  const days = daysToEnter(event, now)
  return days !== null && days <= MINIMUM_COUNTS_DAYS
}
