import { eventOf, type Context } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { Problem } from '../../problem.ts'
import { createContest } from './create.ts'
import { presentContest } from './present.ts'
import { findContest, listContests, type ContestRow } from './queries.ts'
import { deleteContest } from './remove.ts'
import { setContestStatuses } from './statuses.ts'
import { updateContest } from './update.ts'

export const contestHandlers = {
  async listEventContests(context) {
    const contests = await listContests(context.db, eventOf(context).id)
    return shownTo(context, contests).map(presentContest)
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

  async reloadContests(context, { body }) {
    const wanted = new Set((body.contestIds ?? []).map((id) => id.toLowerCase()))
    const contests = await listContests(context.db, eventOf(context).id)
    const named = contests.filter(({ id }) => wanted.has(id))
    return { contests: shownTo(context, named).map(presentContest) }
  },

  createContest,
  updateContest,
  deleteContest,
  setContestStatuses,
} satisfies Handlers

/** «Draft contests are seen by staff only» (decisions, «Events and contests»). */
function shownTo(context: Context, contests: ContestRow[]): ContestRow[] {
  return isStaff(context.caller, eventOf(context))
    ? contests
    : contests.filter(({ status }) => status !== 'draft')
}

function found(contest: ContestRow | undefined): ContestRow {
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}
