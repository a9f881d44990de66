import { eventOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { loadSeats } from '../panels/seats.ts'
import { arrangeHeats } from './arrange.ts'
import { arrangePairs } from './arrangePairs.ts'
import { loadFloors } from './floors.ts'
import { planRound } from './plan.ts'
import { presentRound } from './present.ts'
import { listRounds } from './queries.ts'

export const roundHandlers = {
  async listContestRounds(context, { path }) {
    const { db } = context
    const contest = await db
      .selectFrom('contests')
      .where('id', '=', path.id)
      .select(['id', 'event_id', 'scoring', 'dances'])
      .executeTakeFirstOrThrow()
    const floors = await loadFloors(db, eventOf(context).id)
    const rounds = await listRounds(db, path.id)
    const seats = await loadSeats(db, contest)
    return rounds.map((round) =>
      presentRound(contest, round, seats, floors.elsewhere(round, contest)),
    )
  },

  arrangeHeats,
  arrangePairs,
  planRound,
} satisfies Handlers
