import type { Handlers } from '../../contract/handlers.ts'
import { arrangeHeats } from './arrange.ts'
import { addLateEntry } from './late.ts'
import { planRound } from './plan.ts'
import { presentRound } from './present.ts'
import { listRounds } from './queries.ts'

export const roundHandlers = {
  async listContestRounds(context, { path }) {
    return (await listRounds(context.db, path.id)).map(presentRound)
  },

  arrangeHeats,
  planRound,
  addLateEntry,
} satisfies Handlers
