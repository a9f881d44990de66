import { contestsOf, eventOf, type Context } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { findContest, type ContestRow } from '../../records/contests.ts'
import { createContest } from './create.ts'
import { presentContest } from './present.ts'
import { deleteContest } from './remove.ts'
import { setContestStatuses } from './statuses.ts'
import { updateContest } from './update.ts'

export const contestHandlers = {
  listEventContests(context) {
    return shownTo(context, contestsOf(context)).map(presentContest)
  },

  async getContest(context, { path }) {
    return presentContest(found(await findContest(context.db, eventOf(context).id, path)))
  },

  async getContestByGroupNum(context, { path }) {
    const by = { group_num: path.groupNum }
    const contest = found(await findContest(context.db, eventOf(context).id, by))
    const [shown] = shownTo(context, [contest])
    return presentContest(found(shown))
  },

  reloadContests(context, { body }) {
    const wanted = new Set((body.contestIds ?? []).map((id) => id.toLowerCase()))
    const named = contestsOf(context).filter(({ id }) => wanted.has(id))
    return { contests: shownTo(context, named).map(presentContest) }
  },

  createContest,
  updateContest,
  deleteContest,
  setContestStatuses,
} satisfies Handlers

/** «Draft contests are seen by staff only» (decisions, «Events and contests»). */
function shownTo<T extends ContestRow>(context: Context, contests: readonly T[]): T[] {
  const sees = isStaff(context.caller, eventOf(context))
  return contests.filter(({ status }) => sees || status !== 'draft')
}

function found(contest: ContestRow | undefined): ContestRow {
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}
