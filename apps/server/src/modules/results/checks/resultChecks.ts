import type { components } from '@parket/api-client/schema'
import { askedWarnings, checkResult } from '@parket/domain/result/checks/checkResult'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import type { Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { toResultFile } from '../../marks/resultFile.ts'
import { loadRounds, type RoundState } from '../../marks/state.ts'
import { listRounds } from '../../rounds/core/queries.ts'
import { isUnanswered, keepAnswers, refuseUnanswered, withAnswers, type Check } from './answers.ts'
import { loadFacts } from './facts.ts'

type Schemas = components['schemas']

/** A result that has places, and what it was made from. */
interface CheckedResult {
  contest: Contest
  states: readonly RoundState[]
  content: ResultFile
}

/** Everything that is unusual in a result, with what was answered. */
export async function presentChecks(
  trx: Transaction<Database>,
  { contest, states, content }: CheckedResult,
): Promise<Schemas['ResultCheck'][]> {
  const warnings = checkResult(content, await loadFacts(trx, contest, states))
  const checks = await withAnswers(trx, contest.id, warnings)
  return checks.map(({ key, warning: { kind, text, isAsked }, answer }) => ({
    key,
    kind,
    text,
    is_asked: isAsked,
    answer,
  }))
}

type InEvent = Pick<AuditedEventTransaction, 'trx' | 'event'>

/** A result as its marks say now; null before it has places. */
async function makeResult(
  { trx, event }: InEvent,
  contest: Contest,
  known?: readonly RoundState[],
): Promise<CheckedResult | null> {
  const states = known ?? (await loadRounds(trx, contest, await listRounds(trx, contest.id)))
  if (states.length === 0) return null
  const made = toResultFile(event, states, { version: 1, corrections: [] }, true)
  return made.problems.length > 0 ? null : { contest, states, content: made.content }
}

/** All checks of a contest as its marks say now; none before it has places. */
export async function listChecks(tx: InEvent, contest: Contest): Promise<Schemas['ResultCheck'][]> {
  const result = await makeResult(tx, contest)
  return result === null ? [] : presentChecks(tx.trx, result)
}

/**
 * The checks that ask, of a result that has places; none before it has.
 * @param states its rounds, where they are read already
 */
export async function findAsked(
  tx: InEvent,
  contest: Contest,
  states?: readonly RoundState[],
): Promise<Check[]> {
  const result = await makeResult(tx, contest, states)
  if (result === null) return []
  const facts = await loadFacts(tx.trx, contest, result.states)
  return withAnswers(tx.trx, contest.id, askedWarnings(result.content, facts))
}

/** Whether a check of a result waits for an answer. */
export async function waitsForAnswers(
  tx: InEvent,
  contest: Contest,
  states?: readonly RoundState[],
): Promise<boolean> {
  return (await findAsked(tx, contest, states)).some(isUnanswered)
}

/**
 * Keeps the answers to the checks of a result; each that asks has one then.
 *
 * @throws Problem 422 at `answers.<key>` for one that is missing or too long
 */
export async function answerChecks(
  tx: AuditedEventTransaction,
  context: Context,
  contest: Contest,
  given: readonly Schemas['CheckAnswerInput'][],
): Promise<void> {
  refuseUnanswered(await keepAnswers(tx, context, contest.id, await findAsked(tx, contest), given))
}
