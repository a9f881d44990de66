import { checkContest, contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { isContestStatus } from '@parket/domain/contest/status'
import { contestTitle } from '@parket/domain/contest/title'
import { mergeValues, sentNames } from '@parket/domain/fields/field'
import { problemText } from '@parket/domain/problems/catalogue'
import {
  addError,
  addErrorsAt,
  hasErrors,
  type FieldErrors,
} from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { readIfMatch, refuseStale } from '../../change/versions.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { valuesOfRow } from '../../db/fieldColumns.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { waitsForAnswers } from '../results/checks/resultChecks.ts'
import { followContests } from '../rounds/life/contests.ts'
import { missingFacts } from '../rounds/life/missingFacts.ts'
import { afterChange } from './afterChange.ts'
import { contestColumns } from '../../records/contestColumns.ts'
import { refuseFrozen } from './frozen.ts'
import { followingPackets, followPayGroup, refusePublishedNumbers, writePlaces } from './numbers.ts'
import { stepProblem } from './steps.ts'
import type { Edited } from './edited.ts'

type Body = Input<'updateContest'>['body']
type Changes = Input<'createContest'>['body']

/** An edit of one contest or of several, read from either form of the call. */
type Edit = {
  contestIds: string[]
  changes: Changes
  /** By the place of the contest; undefined: not checked. */
  versions: (number | undefined)[]
  /** What the fields are called in the errors. */
  path: string
}

/**
 * Saves a contest, or with `?mass-update` several at once: all are changed or none.
 *
 * @throws Problem 409 when an edit began from another version, a number is taken or the draw stands on what would change, 422
 */
export function updateContest(
  context: Context,
  input: Input<'updateContest'>,
): Promise<Answer<'updateContest'>> {
  const { id: eventId } = eventOf(context)
  const edit = readEdit(input)
  const work = async (tx: AuditedEventTransaction) => {
    const { trx, writeAudit } = tx
    const all = await findContests(trx, eventId)
    const contests = pickContests(edit, input.path.id, all)
    contests.forEach(({ version }, index) => refuseStale(edit.versions[index], version))
    const edited = contests.map((contest) => {
      const before = valuesOfRow(contestFields, contest)
      return { contest, before, after: mergeValues(contestFields, before, edit.changes) }
    })
    await refuseFrozen(trx, edited)
    refuseTaken(edited, all)
    refuseWrong(edited, all, edit.path)

    const numbers = new Map(edited.map(({ before, after }) => [before.group_num, after.group_num]))
    refusePublishedNumbers(tx, numbers)

    await write(trx, edited, edit.changes)
    await writePlaces(tx, all, followingPackets(all, numbers))
    await followPayGroup(tx, numbers)
    await followStatus(tx, context, edited, edit.path)
    const changes = edited.map(({ before, after }) => changesBetween<ContestFields>(before, after))
    await writeAudit(
      ...edited.map(({ contest }, index) => ({
        entity: 'contest',
        entityId: contest.id,
        changes: changes[index],
      })),
    )
    return afterChange(trx, context, {
      contestIds: edit.contestIds,
      fields: new Set(changes.flatMap((each) => Object.keys(each))),
    })
  }
  // A publication was seen.
  const { status } = edit.changes
  const isUndoable = status !== 'judged' && status !== 'published'
  return auditedEventTransaction(context, undefined, work, { isUndoable })
}

function readEdit({ path, query, headers, body }: Input<'updateContest'>): Edit {
  const tags = readIfMatch(headers['If-Match'])
  const isMass = query['mass-update'] !== undefined
  if (!isMass && !isMassBody(body)) {
    const versions = [body.version ?? tags?.[0]]
    return { contestIds: [path.id], changes: body, versions, path: '' }
  }
  if (!isMass || !isMassBody(body)) throw new Problem(400, 'malformed')

  const contestIds = body.contestIds.map((id) => id.toLowerCase())
  const own = contestIds.indexOf(path.id)
  const isRepeated = new Set(contestIds).size < contestIds.length
  if (own === -1 || isRepeated) {
    throw invalidFields({ contestIds: [problemText(isRepeated ? 'repeated' : 'invalid')] })
  }
  if (tags && tags.length !== 1 && tags.length !== contestIds.length) {
    throw new Problem(400, 'malformed', { errors: { 'If-Match': [problemText('invalid')] } })
  }
  const versions =
    tags?.length === contestIds.length
      ? tags
      : contestIds.map((_, index) => (index === own ? tags?.[0] : undefined))
  return { contestIds, changes: body.changes, versions, path: 'changes.' }
}

function isMassBody(body: Body): body is Extract<Body, { contestIds: string[] }> {
  return 'contestIds' in body
}

/** The contests that are edited, in the order they were named. */
function pickContests({ contestIds }: Edit, pathId: string, all: Contest[]): Contest[] {
  const byId = new Map(all.map((contest) => [contest.id, contest]))
  if (!byId.has(pathId)) throw new Problem(404, 'contest_not_found')
  const errors: FieldErrors = {}
  const contests = contestIds.flatMap((id, index) => {
    const contest = byId.get(id)
    if (!contest) addError(errors, `contestIds.${index}`, problemText('contest_foreign'))
    return contest ? [contest] : []
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  return contests
}

/** Refuses a number that is taken. */
function refuseTaken(edited: Edited[], all: Contest[]): void {
  const renumbered = edited.filter(({ before, after }) => before.group_num !== after.group_num)
  for (const { contest, after } of renumbered) {
    const n = after.group_num
    const isTaken =
      all.some(({ id, group_num }) => id !== contest.id && group_num === n) ||
      renumbered.some((other) => other.contest.id !== contest.id && other.after.group_num === n)
    if (isTaken) throw new Problem(409, 'group_num_taken', { params: { n } })
  }
}

function refuseWrong(edited: Edited[], all: Contest[], path: string): void {
  const numbers = new Map(all.map(({ id, group_num }) => [id, group_num]))
  for (const { contest, after } of edited) numbers.set(contest.id, after.group_num)
  const errors: FieldErrors = {}
  for (const { contest, before, after } of edited) {
    const others = [...numbers].filter(([id]) => id !== contest.id).map(([, number]) => number)
    addErrorsAt(errors, path, checkContest(after, new Set(others)))
    const step = stepProblem(before, after.status, after.scoring)
    if (step) addError(errors, `${path}status`, step)
  }
  if (hasErrors(errors)) throw invalidFields(errors)
}

/** «A status is a fact»: refuses one that is none, and lets the rounds follow it. */
async function followStatus(
  tx: AuditedEventTransaction,
  context: Context,
  edited: Edited[],
  path: string,
): Promise<void> {
  for (const { contest, before, after } of edited) {
    const { status } = after
    if (status === before.status || !isContestStatus(status)) continue
    const missing = await missingFacts(tx.trx, [contest], status)
    const text = missing.get(contest.id)
    if (text !== undefined) throw invalidFields({ [`${path}status`]: [text] })
    // The form of a contest has no room for answers: they are given on the page of the result.
    if (status === 'published' && (await waitsForAnswers(tx, contest))) {
      const text = problemText('checks_unanswered', { contest: contestTitle(contest) })
      throw invalidFields({ [`${path}status`]: [text] })
    }
    await followContests(tx, context, [contest], status)
  }
}

/** What was sent is the same for all, so one statement writes it. */
async function write(trx: Transaction<Database>, edited: Edited[], sent: Changes): Promise<void> {
  const [first] = edited
  if (!first) return
  const columns = contestColumns(first.after)
  const changed = Object.fromEntries(
    sentNames(contestFields, sent).map((field) => [field, columns[field]]),
  )
  await trx
    .updateTable('contests')
    .set((eb) => ({ ...changed, version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      edited.map(({ contest }) => contest.id),
    )
    .execute()
}
