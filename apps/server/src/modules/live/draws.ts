import { drawnRoundName, readDrawnRound } from '@parket/domain/draw/drawnRound'
import { wasLocked, type Draw } from '@parket/domain/draw/foldDraws'
import type { Move } from '@parket/domain/scoring/fileDraw'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely } from 'kysely'

import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { findContests } from '../../records/contests.ts'
import type { EventRow } from '../../records/events.ts'
import { listSessions } from '../../records/timetable.ts'
import { listPublicRounds } from './publicRounds.ts'
import { idsInHeats, listDrawnHeats, listMovedHeats, numberedMoves } from '../draws/drawRecords.ts'
import { listDraws } from '../draws/listDraws.ts'
import { presentDraws, presentSessionDraw } from '../draws/present.ts'
import { listSecrets } from '../draws/secrets.ts'
import { loadStartNumbers } from '../draws/startNumbers.ts'
import { setSessionDraw } from '../draws/setSessionDraw.ts'

export const drawHandlers = {
  async listEventDraws(context) {
    const { db } = context
    const event = eventOf(context)
    const forStaff = isStaff(context.caller, event)
    const isTimetablePublic = forStaff || event.timetable_published_at !== null
    const draws = await listDraws(db, event.id)
    const shown = forStaff ? [...draws] : await onlyPublic(db, event, draws)
    const rounds = shown
      .map(([name, own]) => ({ name, own, round: readDrawnRound(name) }))
      // The first danced first.
      .toSorted((one, other) => other.round.round_index - one.round.round_index)
    const secrets = await listSecrets(db, event.id)
    const sessions = event.draw_mode === 'public' ? await listSessions(db, event.id) : []
    const contests = await findContests(db, event.id)
    const movesOf = await listEventMoves(
      db,
      event.id,
      shown.map(([name]) => name),
    )
    return {
      draw_mode: event.draw_mode,
      sessions: sessions
        .map((session) =>
          presentSessionDraw(
            session,
            secrets.find(({ session_id }) => session_id === session.id),
          ),
        )
        .filter(({ hash }) => forStaff || (isTimetablePublic && hash !== null)),
      contests: contests
        // One that was drafted again shows nothing.
        .filter(({ status }) => forStaff || status !== 'draft')
        .map(({ id, group_num, group_name, section }) => ({
          contest_id: id,
          group_num,
          group_name,
          section,
          rounds: rounds
            .filter(({ round }) => round.contest_id === id)
            .map(({ name, own, round: { round_index: index, type, role } }) => ({
              name,
              index,
              label: roundLabel(index),
              type,
              role,
              draws: presentDraws(name, own, secrets, movesOf(name)),
            })),
        }))
        .filter((contest) => contest.rounds.length > 0),
    }
  },

  setSessionDraw,
} satisfies Handlers

/** What of the heats of rounds of these names is other than drawn, by start numbers. */
async function listEventMoves(
  db: Kysely<Database>,
  eventId: number,
  names: readonly string[],
): Promise<(name: string) => Move[]> {
  const drawn = await db
    .selectFrom('rounds')
    .where('event_id', '=', eventId)
    .where('seed', 'is not', null)
    .select(['id', 'contest_id', 'round_index', 'type', 'role', 'seed'])
    .execute()
  const rounds = drawn.filter((round) => names.includes(drawnRoundName(round)))
  const drawnHeats = await listDrawnHeats(db, eventId, rounds)
  const moved = await listMovedHeats(db, rounds, drawnHeats)
  const numberOf = await loadStartNumbers(db, [...moved.values()].flatMap(idsInHeats))
  const byName = new Map(rounds.map((round) => [drawnRoundName(round), moved.get(round.id)]))
  return (name) => {
    const heats = byName.get(name)
    return heats ? numberedMoves(heats, numberOf) : []
  }
}

/** Of rounds whose heats everybody sees; of one that is gone, also with its contest, if they were seen once. */
async function onlyPublic(
  db: Kysely<Database>,
  event: EventRow,
  draws: ReadonlyMap<string, readonly Draw[]>,
): Promise<[name: string, own: readonly Draw[]][]> {
  const all = await db
    .selectFrom('rounds')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .where('rounds.event_id', '=', event.id)
    .select(['contest_id', 'round_index', 'type', 'role'])
    .select(['rounds.status', 'contests.status as contest_status'])
    .execute()
  const isGone = ({ contest_status }: (typeof all)[number]) => contest_status === 'cancelled'
  const [gone, there] = [all.filter(isGone), all.filter((one) => !isGone(one))]
  const isThere = new Set(there.map(drawnRoundName))
  const isShown = new Set((await listPublicRounds(db, event)).map(drawnRoundName))
  const isLocked = new Set(
    gone.filter(({ status }) => status !== 'planned' && status !== 'drawn').map(drawnRoundName),
  )
  return [...draws].filter(([name, own]) => {
    if (isThere.has(name)) return isShown.has(name)
    const wasSeen = isLocked.has(name) || own.some(wasLocked)
    return event.timetable_published_at !== null && wasSeen
  })
}
