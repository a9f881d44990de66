import { dancerKey } from '@parket/domain/registration/dancers'
import type { DancersElsewhere } from '@parket/domain/scoring/heats'
import { areSimultaneous, type RoundOnFloor } from '@parket/domain/timetable/simultaneous'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { listSessions, type SessionRow } from '../../../records/timetable.ts'
import { listDrawnRounds, peopleByHeat, type RoundRow, type Starter } from './queries.ts'

/** By what the timetable knows a round. */
type PlannedRound = Pick<RoundRow, 'contest_id' | 'round_index' | 'type' | 'dances'>

type Item = SessionRow['items'][number]

/** What is drawn on the floors of an event, and when it is danced. */
export interface Floors {
  /** Who dances in another session while a heat of this round is danced. */
  elsewhere: (round: PlannedRound, contest: { dances: string[] }) => DancersElsewhere
  /** Takes a round into account that was drawn just now. */
  add: (
    round: PlannedRound,
    contest: { dances: string[] },
    heats: readonly (readonly Pick<Starter, 'dancers'>[])[],
  ) => void
}

/** A drawn round and its dancers, heat by heat. */
type Drawn = { contest_id: string; round_index: number; dances: number; heats: string[][] }

/**
 * Loads what «two heats danced at the same time on different floors» (docs/rules/rounds-and-heats.md, «Heats») are
 * told by. Where no two sessions overlap, that is one query, and nobody is elsewhere.
 */
export async function loadFloors(db: Kysely<Database>, eventId: number): Promise<Floors> {
  const sessions = (await listSessions(db, eventId)).filter(isDanced)
  const beside = sessions.filter((one) => sessions.some((other) => isBeside(one, other)))
  const contestIds = beside.flatMap(({ items }) =>
    items.flatMap(({ contest_id }) => contest_id ?? []),
  )
  const drawn: Drawn[] = (await listDrawnRounds(db, contestIds)).map((round) => ({
    contest_id: round.contest_id,
    round_index: round.round_index,
    dances: (round.dances ?? round.contest_dances).length,
    heats: peopleByHeat(round).map((heat) => heat.flatMap(({ dancers }) => dancers.map(dancerKey))),
  }))

  /** What is danced in another session while an item of this one is. */
  function atTheSameTime(session: SessionRow, item: Item) {
    return beside
      .filter(({ id }) => id !== session.id)
      .flatMap(({ items }) => items)
      .filter(({ start, end }) => start < item.end && item.start < end)
      .flatMap((other) =>
        drawn.filter((one) => isOf(one, other)).map((round) => ({ round, item: other })),
      )
  }

  return {
    elsewhere(round, contest) {
      const places = beside.flatMap((session) =>
        session.items.filter((item) => isOf(round, item)).map((item) => ({ session, item })),
      )
      if (round.type !== 'main' || places.length === 0) return () => []
      const dances = (round.dances ?? contest.dances).length
      const others = places.flatMap(({ session, item }) =>
        atTheSameTime(session, item).map((other) => ({ other, item })),
      )
      return (heat, heatCount) =>
        others
          .flatMap(({ other, item }) =>
            other.round.heats.filter((_, at) =>
              areSimultaneous(
                onFloor(item, dances, heatCount),
                heat,
                onFloor(other.item, other.round.dances, other.round.heats.length),
                at,
              ),
            ),
          )
          .flat()
    },
    add({ contest_id, round_index, dances }, contest, heats) {
      drawn.push({
        contest_id,
        round_index,
        dances: (dances ?? contest.dances).length,
        heats: heats.map((heat) => heat.flatMap(({ dancers }) => dancers.map(dancerKey))),
      })
    },
  }
}

function isDanced({ items }: SessionRow): boolean {
  return items.some(({ kind }) => kind === 'round')
}

/** Whether two sessions have some time in common. */
function isBeside(one: SessionRow, other: SessionRow): boolean {
  const [first, second] = [spanOf(one), spanOf(other)]
  return one.id !== other.id && first.start < second.end && second.start < first.end
}

function spanOf({ items }: SessionRow): { start: number; end: number } {
  return { start: items[0]?.start ?? 0, end: items.at(-1)?.end ?? 0 }
}

function isOf(round: { contest_id: string; round_index: number }, item: Item): boolean {
  return item.contest_id === round.contest_id && item.round_index === round.round_index
}

function onFloor({ start, end }: Item, dances: number, heats: number): RoundOnFloor {
  return { start, end, dances, heats }
}
