import type { components } from '@parket/api-client/schema'
import type { RoundOnPaper } from '@parket/domain/round/sessionPapers'
import { isJudged } from '@parket/domain/round/status'
import type { Selectable, Transaction } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Database, EventsTable } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import type { SessionRow } from '../../records/timetable.ts'
import { presentPreview } from '../results/core/preview.ts'
import { loadFloors } from '../rounds/core/floors.ts'
import { presentRound } from '../rounds/core/present.ts'
import { listRoundsOf, type RoundRow } from '../rounds/core/queries.ts'
import { loadSeatsOf } from '../rounds/panels/seats.ts'
import { findSession } from '../timetable/queries.ts'

type Schemas = components['schemas']

/** A session with all that its papers are made of. */
export interface Papers {
  session: SessionRow
  /** Those with a round in the session, in its order. */
  contests: Contest[]
  /** Those of the timetable, in its order. */
  rounds: Schemas['Round'][]
  /** Of the contests whose final of this session is judged. */
  results: Schemas['ResultPreview'][]
  /** What the papers of the rounds say now. */
  onPaper: RoundOnPaper[]
}

/**
 * Loads the papers of a session. As many queries for its rounds as for one; results need their marks contest by
 * contest.
 * @throws Problem 404
 */
export async function loadPapers(
  trx: Transaction<Database>,
  context: Context,
  event: Pick<Selectable<EventsTable>, 'id'>,
  sessionId: number,
): Promise<Papers> {
  const session = await findSession(trx, event.id, sessionId)
  if (!session) throw new Problem(404, 'session_not_found')
  const contests = await danced(trx, event.id, session)
  const ids = contests.map(({ id }) => id)
  const all = await listRoundsOf(trx, ids)
  const seatsOf = await loadSeatsOf(trx, event.id, ids)
  const floors = await loadFloors(trx, event.id)
  const items = session.items.filter(({ kind }) => kind === 'round')
  const rounds = items.flatMap((item) =>
    all.filter((round) => isOf(round, item)).map((round) => ({ round, item })),
  )
  const presented = rounds.flatMap(({ round }) => {
    const contest = contests.find(({ id }) => id === round.contest_id)
    if (!contest) return []
    const elsewhere = floors.elsewhere(round, contest)
    return [presentRound(contest, round, seatsOf(contest.id), elsewhere)]
  })
  const results: Schemas['ResultPreview'][] = []
  for (const contest of contests) {
    const finals = rounds.filter(
      ({ round }) => round.contest_id === contest.id && round.round_index === 0,
    )
    if (finals.some(({ round }) => isJudged(round.status))) {
      results.push(await presentPreview(trx, context, contest))
    }
  }
  return {
    session,
    contests,
    rounds: presented,
    results,
    onPaper: presented.map((round, at) =>
      toPaper(
        round,
        rounds[at]?.item.start ?? null,
        results.find(({ contest_id }) => contest_id === round.contest_id),
      ),
    ),
  }
}

async function danced(
  trx: Transaction<Database>,
  eventId: number,
  { items }: SessionRow,
): Promise<Contest[]> {
  const all = await findContests(trx, eventId)
  const ids = items.flatMap(({ kind, contest_id }) => (kind === 'round' ? (contest_id ?? []) : []))
  return [...new Set(ids)].flatMap((id) => all.find((contest) => contest.id === id) ?? [])
}

function isOf(
  { contest_id, round_index }: RoundRow,
  item: Pick<SessionRow['items'][number], 'contest_id' | 'round_index'>,
): boolean {
  return item.contest_id === contest_id && item.round_index === round_index
}

function toPaper(
  round: Schemas['Round'],
  start: number | null,
  result: Schemas['ResultPreview'] | undefined,
): RoundOnPaper {
  const { id, version, advance, seats, index } = round
  return {
    round_id: id,
    version,
    start: start === null ? null : new Date(start).toISOString(),
    heats: linesOf(round),
    advance,
    judges: seats.flatMap(({ letter, judges }) => {
      const judge_id = judges.at(-1)?.judge_id
      return judge_id === undefined ? [] : [{ letter, judge_id }]
    }),
    places:
      index === 0
        ? (result?.places ?? []).map(({ start_number, place, place_to }) => [
            start_number,
            place,
            place_to,
          ])
        : [],
  }
}

/** Numbers heat by heat; a pair is a line of two. */
function linesOf({ heats, pairs }: Schemas['Round']): string[][] {
  if (pairs.length === 0) return heats.map((heat) => heat.map((one) => String(one.start_number)))
  const numbers = new Map(
    heats.flat().map(({ registration_id, start_number }) => [registration_id, start_number]),
  )
  return [...Map.groupBy(pairs, ({ heat }) => heat).values()].map((heat) =>
    heat.map(({ leader_id, follower_id }) =>
      [leader_id, follower_id].map((id) => numbers.get(id) ?? 0).join('/'),
    ),
  )
}
