import type { JnjRole } from '@parket/domain/registration/request'
import type { RoundStatus } from '@parket/domain/round/status'
import { countSheet } from '@parket/domain/marks/sheets'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { findContests } from '../../records/contests.ts'
import {
  toEntered,
  currentSheets,
  loadRounds,
  markingLetters,
  type RoundState,
} from '../marks/state.ts'
import { roundResult, type RoundResult } from '../marks/outcome.ts'
import { listRounds } from '../rounds/core/queries.ts'

/** A round of the event with what the day shows of it. */
export interface EventRound {
  id: number
  contest_id: string
  role: JnjRole | null
  type: 'main' | 'hope' | 'redance'
  round_index: number
  status: RoundStatus
  version: number
  entries: number
  heats: number
}

/** The rounds of all contests of an event, the first danced first, in one query. */
export function listEventRounds(db: Kysely<Database>, eventId: number): Promise<EventRound[]> {
  return db
    .selectFrom('rounds')
    .leftJoin('heat_entries', 'heat_entries.round_id', 'rounds.id')
    .where('rounds.event_id', '=', eventId)
    .groupBy('rounds.id')
    .select(['rounds.id', 'contest_id', 'role', 'type', 'round_index', 'status', 'rounds.version'])
    .select((eb) => [
      eb.fn.count<number>('heat_entries.registration_id').as('entries'),
      eb.fn.coalesce(eb.fn.max('heat_entries.heat'), eb.lit(0)).as('heats'),
    ])
    .orderBy('round_index', 'desc')
    .orderBy('rounds.id')
    .execute()
}

/** A running round with its marks so far. */
export interface RunningRound {
  state: RoundState
  result: RoundResult
  judges: JudgeProgress[]
  /** When the last sheet was finished; null while none is. */
  finishedAt: Date | null
}

/** How far a judge's sheets of a round are. */
export interface JudgeProgress {
  letter: string
  name: string
  /** One for each dance that the judge marks. */
  sheets: number
  counted: number
  /** Entered differently by two people. */
  differs: number
}

/** The running rounds of an event with their marks, by id: few at a time. */
export async function loadRunningRounds(
  db: Kysely<Database>,
  eventId: number,
  rounds: readonly EventRound[],
): Promise<Map<number, RunningRound>> {
  const running = rounds.filter(({ status }) => status === 'running')
  const ids = new Set(running.map(({ id }) => id))
  const contestIds = new Set(running.map(({ contest_id }) => contest_id))
  if (ids.size === 0) return new Map()
  const contests = (await findContests(db, eventId)).filter(({ id }) => contestIds.has(id))
  const loaded = await Promise.all(
    contests.map(async (contest) => {
      const own = (await listRounds(db, contest.id)).filter(({ id }) => ids.has(id))
      return loadRounds(db, contest, own)
    }),
  )
  return new Map(loaded.flat().map((state) => [state.round.id, toRunning(state)]))
}

function toRunning(state: RoundState): RunningRound {
  const times = state.sheets.flatMap(({ finished_at }) => finished_at?.getTime() ?? [])
  return {
    state,
    result: roundResult(state),
    judges: markingLetters(state).map((letter) => progressOf(state, letter)),
    finishedAt: times.length === 0 ? null : new Date(Math.max(...times)),
  }
}

function progressOf(state: RoundState, letter: string): JudgeProgress {
  const dances = state.dances.filter((dance) => markingLetters(state, dance).includes(letter))
  const reached = dances.map(
    (dance) => countSheet(currentSheets(state, dance, letter).map(toEntered)).state,
  )
  return {
    letter,
    name: state.seats.find((seat) => seat.letter === letter)?.judges.at(-1)?.name ?? '',
    sheets: dances.length,
    counted: reached.filter((one) => one === 'counted').length,
    differs: reached.filter((one) => one === 'differs').length,
  }
}
