import { checkContest, contestFields } from '@parket/domain/contest/fields'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { contestStatusLabel, isContestStatus } from '@parket/domain/contest/status'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors } from '@parket/domain/problems/fieldErrors'

import { changesBetween } from '../../change/audit.ts'
import { changeEvent } from '../../change/change.ts'
import { tenantOf, type Context } from '../../contract/context.ts'
import { isAllowed, isStaff } from '../../contract/guard.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findContest, findContests } from '../../records/contests.ts'
import { findEvent, type EventRow } from '../../records/events.ts'
import { contestColumns } from './columns.ts'
import { presentContest } from './present.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A contest begins as a draft, or goes one step further at once. */
const firstStatuses = new Set(['draft', 'open'])

/**
 * Creates a contest under the id that the client made.
 *
 * @throws Problem 404 and 403 for an event that is not the caller's to edit, 409 for an id or a number
 *   that is taken, 422
 */
export async function createContest(
  context: Context,
  { body }: Input<'createContest'>,
): Promise<Answer<'createContest'>> {
  const event = await editableEvent(context, body.event_id)
  const id = body.id?.trim().toLowerCase() ?? ''
  return changeEvent({ ...context, event }, undefined, async ({ trx, note }) => {
    const others = await findContests(trx, event.id)
    const fields = mergeValues(contestFields, initialValues(contestFields), body)
    const errors = checkContest(fields, new Set(others.map(({ group_num }) => group_num)))
    if (!uuid.test(id)) addError(errors, 'id', problemText(id === '' ? 'required' : 'invalid'))
    if (isContestStatus(fields.status) && !firstStatuses.has(fields.status)) {
      const params = { from: contestStatusLabel('draft'), to: contestStatusLabel(fields.status) }
      addError(errors, 'status', problemText('status_step_forbidden', params))
    }
    if (hasErrors(errors)) throw invalid(errors)
    if (others.some(({ group_num }) => group_num === fields.group_num)) {
      throw new Problem(409, 'group_num_taken', { params: { n: fields.group_num } })
    }
    const created = await trx
      .insertInto('contests')
      .values({ id, event_id: event.id, ...contestColumns(fields) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) throw new Problem(409, 'contest_exists')
    await note({ entity: 'contest', entityId: id, changes: changesBetween({}, fields) })
    const contest = await findContest(trx, event.id, { id })
    if (!contest) throw new TypeError('The contest was written in this transaction')
    return presentContest(contest)
  })
}

async function editableEvent(context: Context, id: number | undefined): Promise<EventRow> {
  const { db, caller } = context
  if (id === undefined) throw invalid({ event_id: [problemText('required')] })
  const teamId = caller.user?.superadmin ? null : tenantOf(context).id
  const event = await findEvent(db, teamId, id)
  if (!event || !(event.published || isStaff(caller, event))) {
    throw new Problem(404, 'event_not_found')
  }
  if (!isAllowed('contests.edit', caller, event)) throw new Problem(403, 'forbidden')
  return event
}
