import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import { contestsOf, eventOf, type Context } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContest, type ContestRow } from '../../records/contests.ts'
import { createContest, createContests } from './create.ts'
import { presentContest } from './present.ts'
import { deleteContest, deleteContests } from './remove.ts'
import { reorderContests } from './reorder.ts'
import { exportContests, importContests } from './sheet.ts'
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

  /** @throws Problem 422 naming each that is no contest of the event, or none that the caller may see */
  reloadContests(context, { body }) {
    const contests = shownTo(context, contestsOf(context))
    const known = new Set(contests.map(({ id }) => id))
    const wanted = body.contestIds.map((id) => id.toLowerCase())
    const errors: FieldErrors = {}
    wanted.forEach((id, index) => {
      if (!known.has(id)) addError(errors, `contestIds.${index}`, problemText('contest_foreign'))
    })
    if (hasErrors(errors)) throw invalidFields(errors)
    const named = new Set(wanted)
    return { contests: contests.filter(({ id }) => named.has(id)).map(presentContest) }
  },

  createContest,
  createContests,
  updateContest,
  deleteContest,
  deleteContests,
  setContestStatuses,
  reorderContests,
  exportContests,
  importContests,
} satisfies Handlers

/** «Draft contests are seen by staff only» (docs/rules/events-and-contests.md, «Drafts, archive, cancelling»). */
function shownTo<T extends ContestRow>(context: Context, contests: readonly T[]): T[] {
  const sees = isStaff(context.caller, eventOf(context))
  return contests.filter(({ status }) => sees || status !== 'draft')
}

function found(contest: ContestRow | undefined): ContestRow {
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}
