import { createHash } from 'node:crypto'

import type { components } from '@parket/api-client/schema'
import { LONGEST_REASON } from '@parket/domain/marks/reason'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { ResultWarning } from '@parket/domain/result/checks/warning'
import type { Kysely, Selectable, Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { keepText, noteOfEvent } from '../../../change/journal.ts'
import type { Context } from '../../../contract/context.ts'
import type { CheckAnswersTable, Database } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import { readTypist } from '../../marks/typists.ts'

type Schemas = components['schemas']

/** A warning of a contest and what was answered to it. */
export interface Check {
  key: string
  warning: ResultWarning
  /** Null: nothing yet. */
  answer: Schemas['CheckAnswer'] | null
}

/** Warnings of a contest with the answers that were given before. */
export async function withAnswers(
  db: Kysely<Database>,
  contestId: string,
  warnings: readonly ResultWarning[],
): Promise<Check[]> {
  if (warnings.length === 0) return []
  const given = await listAnswers(db, [contestId])
  return warnings.map((warning) => {
    const key = keyOf(warning)
    return { key, warning, answer: given(contestId, key) }
  })
}

/**
 * The answers of contests.
 * @returns the one that stands for a key; null for none
 */
export async function listAnswers(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<(contestId: string, key: string) => Schemas['CheckAnswer'] | null> {
  const rows =
    contestIds.length === 0
      ? []
      : await db
          .selectFrom('check_answers')
          .where('contest_id', 'in', contestIds)
          .selectAll()
          .orderBy('id')
          .execute()
  return (contestId, key) => {
    const last = rows.findLast((row) => row.contest_id === contestId && row.key === key)
    return last ? presentAnswer(last) : null
  }
}

function presentAnswer({
  answer,
  name,
  at,
}: Selectable<CheckAnswersTable>): Schemas['CheckAnswer'] {
  return { text: answer, by: name, at: at.toISOString() }
}

/** What answers belong to: whoever reads it learns nothing of whom it is about. */
export function keyOf({ kind, about }: Pick<ResultWarning, 'kind' | 'about'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...about]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Keeps the answers that were sent to checks, in the record, the history and the journal.
 *
 * @param given by key; those to no check of these are left out: the result has changed since they were read
 * @throws Problem 422 at `answers.<key>` for one without a word, or too long
 */
export async function keepAnswers(
  tx: AuditedEventTransaction,
  context: Context,
  contestId: string,
  checks: readonly Check[],
  given: readonly Schemas['CheckAnswerInput'][],
): Promise<Check[]> {
  const errors: FieldErrors = {}
  const answered = checks.map((check): Check => {
    const text = given.findLast(({ key }) => key === check.key)?.text?.trim()
    if (text === undefined || text === check.answer?.text) return check
    if (text === '') addError(errors, `answers.${check.key}`, unanswered(check))
    if (text.length > LONGEST_REASON) {
      addError(errors, `answers.${check.key}`, problemText('too_long', { max: LONGEST_REASON }))
    }
    return { ...check, answer: { text, by: '', at: context.now.toISOString() } }
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  const fresh = answered.filter((check, at) => check !== checks[at])
  if (fresh.length > 0) await store(tx, context, contestId, fresh)
  return answered
}

/** @throws Problem 422 at `answers.<key>` of each that has no answer */
export function refuseUnanswered(checks: readonly Check[]): void {
  const errors: FieldErrors = {}
  for (const check of checks) {
    if (isUnanswered(check)) addError(errors, `answers.${check.key}`, unanswered(check))
  }
  if (hasErrors(errors)) throw invalidFields(errors)
}

/** Whether places wait for an answer to it. */
export function isUnanswered({ answer }: Check): boolean {
  return answer === null
}

function unanswered({ warning }: Check): string {
  return problemText('check_unanswered', { warning: warning.text })
}

async function store(
  { trx, event, writeAudit }: AuditedEventTransaction,
  context: Context,
  contestId: string,
  checks: readonly Check[],
): Promise<void> {
  const { user_id, station_id, name } = await readTypist(trx, context)
  const answers = checks.map(({ key, warning, answer }) => ({
    key,
    kind: warning.kind,
    warning: warning.text,
    answer: answer?.text ?? '',
  }))
  await trx
    .insertInto('check_answers')
    .values(
      answers.map((one) => ({
        ...one,
        event_id: event.id,
        contest_id: contestId,
        at: context.now,
        user_id,
        station_id,
        name,
      })),
    )
    .execute()
  await noteInJournal(trx, context, { eventId: event.id, contestId }, answers)
  // Without the words: the history is never changed, and they are erased where they name somebody.
  const changes = { checks: { from: null, to: answers.map(({ warning }) => warning) } }
  await writeAudit({ entity: 'contest', entityId: contestId, changes })
}

async function noteInJournal(
  trx: Transaction<Database>,
  context: Context,
  { eventId, contestId }: { eventId: number; contestId: string },
  answers: readonly { key: string; kind: string; answer: string }[],
): Promise<void> {
  for (const { key, kind, answer } of answers) {
    const body = {
      contest_id: contestId,
      kind,
      key,
      reason: await keepText(trx, eventId, answer),
    }
    await noteOfEvent(trx, context, eventId, { kind: 'check', body })
  }
}
