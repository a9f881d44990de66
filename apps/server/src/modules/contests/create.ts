import {
  checkContest,
  contestFields,
  initialDances,
  type ContestFields,
} from '@parket/domain/contest/fields'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { contestStatusLabel, isContestStatus } from '@parket/domain/contest/status'
import { problemText } from '@parket/domain/problems/catalogue'
import {
  addError,
  addErrorsAt,
  hasErrors,
  type FieldErrors,
} from '@parket/domain/problems/fieldErrors'

import { changesBetween } from '../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { tenantOf, type Context } from '../../contract/context.ts'
import { isAllowed, isStaff } from '../../contract/guard.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContests, listContestsOf, type Contest } from '../../records/contests.ts'
import { findEvent, type EventRow } from '../../records/events.ts'
import { inOrderOf } from './afterChange.ts'
import { contestColumns } from '../../records/contestColumns.ts'
import { presentContest } from './present.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A contest begins as a draft, or goes one step further at once. */
const firstStatuses = new Set(['draft', 'open'])

/** One statement writes them all, and the database takes 65,535 values in one. */
const most = 500

type Body = Input<'createContest'>['body']
type NewContest = { id: string; fields: ContestFields }

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
  const [contest] = await auditedEventTransaction({ ...context, event }, undefined, (tx) =>
    addContests(tx, [readNew(body)], () => ''),
  )
  if (!contest) throw new TypeError('The contest was written in this transaction')
  return contest
}

/**
 * Creates several contests of an event, all or none; a packet may bundle others of the same call
 * (docs/rules/events-and-contests.md, «Several contests at once»).
 *
 * @throws Problem 422 and 409 with every fault of every contest, by its place in the list
 */
export async function createContests(
  context: Context,
  { body }: Input<'createContests'>,
): Promise<Answer<'createContests'>> {
  const isList = Array.isArray(body)
  const sent = isList ? body : [body]
  if (sent.length === 0) throw invalidFields({ contests: [problemText('required')] })
  if (sent.length > most) {
    const params = { n: sent.length, max: most }
    throw invalidFields({ contests: [problemText('contests_too_many', params)] })
  }
  const contests = await auditedEventTransaction(context, undefined, (tx) =>
    addContests(tx, sent.map(readNew), (index) => (isList ? `${index}.` : '')),
  )
  return { contests }
}

function readNew(body: Body): NewContest {
  const fields = mergeValues(contestFields, initialValues(contestFields), body)
  return {
    id: body.id?.trim().toLowerCase() ?? '',
    fields: body.dances ? fields : { ...fields, dances: initialDances(fields.group_name) },
  }
}

/** @param pathOf what stands before the fields of each in the errors */
async function addContests(
  { trx, event, writeAudit }: AuditedEventTransaction,
  added: NewContest[],
  pathOf: (index: number) => string,
) {
  refuseWrong(added, await findContests(trx, event.id), pathOf)
  const rows = added.map(({ id, fields }) => ({
    id,
    event_id: event.id,
    ...contestColumns(fields),
  }))
  const created = await trx
    .insertInto('contests')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  if (created.length < added.length) throw new Problem(409, 'contest_exists')
  await writeAudit(
    ...added.map(({ id, fields }) => ({
      entity: 'contest',
      entityId: id,
      changes: changesBetween<ContestFields>({}, fields),
    })),
  )
  const ids = added.map(({ id }) => id)
  return inOrderOf(ids, await listContestsOf(trx, event.id, ids)).map(presentContest)
}

/** @throws Problem 422, or 409 where nothing is wrong but numbers that are taken */
function refuseWrong(
  added: NewContest[],
  others: Contest[],
  pathOf: (index: number) => string,
): void {
  const taken = new Set(others.map(({ group_num }) => group_num))
  const sent = added.map(({ fields }) => fields.group_num)
  const wrong: FieldErrors = {}
  const numbers: FieldErrors = {}
  const ids = new Set<string>()
  let repeated: number | null = null
  added.forEach(({ id, fields }, index) => {
    const path = pathOf(index)
    const known = new Set([...taken, ...sent.filter((_, other) => other !== index)])
    addErrorsAt(wrong, path, checkContest(fields, known))
    if (!uuid.test(id)) {
      addError(wrong, `${path}id`, problemText(id === '' ? 'required' : 'invalid'))
    } else if (ids.has(id)) addError(wrong, `${path}id`, problemText('repeated'))
    ids.add(id)
    if (isContestStatus(fields.status) && !firstStatuses.has(fields.status)) {
      const params = { from: contestStatusLabel('draft'), to: contestStatusLabel(fields.status) }
      addError(wrong, `${path}status`, problemText('status_step_forbidden', params))
    }
    const n = fields.group_num
    if (taken.has(n) || sent.indexOf(n) < index) {
      addError(numbers, `${path}group_num`, problemText('group_num_taken', { n }))
      repeated ??= n
    }
  })
  if (hasErrors(wrong)) {
    addErrorsAt(wrong, '', numbers)
    throw invalidFields(wrong)
  }
  if (repeated !== null) {
    throw new Problem(409, 'group_num_taken', { params: { n: repeated }, errors: numbers })
  }
}

async function editableEvent(context: Context, id: number | undefined): Promise<EventRow> {
  const { db, caller } = context
  if (id === undefined) throw invalidFields({ event_id: [problemText('required')] })
  const teamId = caller.user?.superadmin ? null : tenantOf(context).id
  const event = await findEvent(db, teamId, id)
  if (!event || !(event.published || isStaff(caller, event))) {
    throw new Problem(404, 'event_not_found')
  }
  if (!isAllowed('contests.edit', caller, event)) throw new Problem(403, 'forbidden')
  return event
}
