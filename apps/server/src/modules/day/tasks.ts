import type { components } from '@parket/api-client/schema'
import { isCompetitive } from '@parket/domain/contest/tags'
import { numberedTitle } from '@parket/domain/contest/title'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

import type { ContestRow } from '../../records/contests.ts'
import type { RunningRound } from './rounds.ts'
import { hasTie, roundTitleOf, type Schedule, type ScheduledItem } from './schedule.ts'

type DayTask = components['schemas']['DayTask']

/** So many rounds of a floor are looked at: what is later can wait. */
const NEXT_ITEMS = 3

/** What waits for somebody, the oldest first; what nothing dates comes last. */
export function dayTasks({ floors, running, contests }: Schedule): DayTask[] {
  const next = floors.flatMap(({ items }) =>
    items.filter(({ state, kind }) => state === 'ahead' && kind === 'round').slice(0, NEXT_ITEMS),
  )
  const tasks = [
    ...[...running.values()].flatMap(marksTasks),
    ...next.flatMap(preparationTasks),
    ...contests.filter(isUnpublished).map(publicationTask),
  ]
  return tasks.toSorted((one, other) => (one.since ?? '9').localeCompare(other.since ?? '9'))
}

function marksTasks(running: RunningRound): DayTask[] {
  const { state, result, judges, finishedAt } = running
  const { contest, round } = state
  const task = {
    title: `${numberedTitle(contest)}. ${roundLabel(round.round_index)}`,
    contest_id: contest.id,
    group_num: contest.group_num,
    round_id: round.id,
    round_version: round.version,
    round_index: round.round_index,
    since: finishedAt?.toISOString() ?? null,
  }
  if (hasTie(running)) return [{ ...task, kind: 'tie', details: result.problems }]
  if (result.problems.length === 0) return [{ ...task, kind: 'count', details: [] }]
  const differing = judges.filter(({ differs }) => differs > 0)
  if (differing.length === 0) return []
  return [
    {
      ...task,
      kind: 'differs',
      details: differing.map(({ letter, name }) => `Судья ${letter}, ${name}`),
    },
  ]
}

function preparationTasks(item: ScheduledItem): DayTask[] {
  const { contest, readiness, round_index, expectedStart } = item
  const isUndrawn = readiness === 'undrawn' || readiness === 'open'
  if (contest === null || (readiness !== 'no_judges' && !isUndrawn)) return []
  return [
    {
      kind: readiness === 'no_judges' ? 'judges' : 'undrawn',
      title: roundTitleOf(item),
      details: [],
      contest_id: contest.id,
      group_num: contest.group_num,
      round_id: item.rounds[0]?.id ?? null,
      round_version: item.rounds[0]?.version ?? null,
      round_index,
      since: new Date(expectedStart).toISOString(),
    },
  ]
}

function isUnpublished(contest: ContestRow): boolean {
  return contest.status === 'judged' && isCompetitive(contest)
}

function publicationTask(contest: ContestRow): DayTask {
  return {
    kind: 'publish',
    title: numberedTitle(contest),
    details: [],
    contest_id: contest.id,
    group_num: contest.group_num,
    round_id: null,
    round_version: null,
    round_index: null,
    since: null,
  }
}
