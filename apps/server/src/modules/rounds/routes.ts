import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { arrangeHeats } from './arrange.ts'
import { arrangePairs } from './arrangePairs.ts'
import { loadFloors } from './floors.ts'
import { addLateEntry } from './late.ts'
import { planRound } from './plan.ts'
import { presentRound } from './present.ts'
import { listRounds } from './queries.ts'

export const roundHandlers = {
  async listContestRounds(context, { path }) {
    const { db } = context
    const contest = await db
      .selectFrom('contests')
      .where('id', '=', path.id)
      .select('dances')
      .executeTakeFirstOrThrow()
    const floors = await loadFloors(db, eventOf(context).id)
    const rounds = await listRounds(db, path.id)
    return rounds.map((round) => presentRound(round, floors.elsewhere(round, contest)))
  },

  arrangeHeats,
  arrangePairs,
  planRound,
  addLateEntry,
} satisfies Handlers
