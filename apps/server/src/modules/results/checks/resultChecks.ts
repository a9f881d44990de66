import type { components } from '@parket/api-client/schema'
import {
  findResultWarnings,
  findDecidingSwaps,
  type ResultFacts,
} from '@parket/domain/result/checks/checkResult'
import type { ResultWarning } from '@parket/domain/result/checks/warning'
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

/** By the hash of a result: the list of awards, the page and the step ask again and again of the same marks. */
const knownSwaps = new Map<string, ResultWarning[]>()
const MOST_KNOWN = 300

function warningsOf(content: ResultFile, facts: ResultFacts): ResultWarning[] {
  return [...findResultWarnings(content, facts), ...swapsOf(content)]
}

function swapsOf(content: ResultFile): ResultWarning[] {
  const known = knownSwaps.get(content.hash)
  if (known) return known
  const [oldest] = knownSwaps.keys()
  if (oldest !== undefined && knownSwaps.size >= MOST_KNOWN) knownSwaps.delete(oldest)
  const found = findDecidingSwaps(content)
  knownSwaps.set(content.hash, found)
  return found
}

/** Everything that is unusual in a result, with what was answered. */
export async function presentChecks(
  trx: Transaction<Database>,
  { contest, states, content }: CheckedResult,
): Promise<Schemas['ResultCheck'][]> {
  const warnings = warningsOf(content, await loadFacts(trx, contest, states))
  const checks = await withAnswers(trx, contest.id, warnings)
  return checks.map(({ key, warning: { kind, text }, answer }) => ({ key, kind, text, answer }))
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

/** The same as they are told. */
export async function listChecks(tx: InEvent, contest: Contest): Promise<Schemas['ResultCheck'][]> {
  const result = await makeResult(tx, contest)
  return result === null ? [] : presentChecks(tx.trx, result)
}

/** The checks of a result that has places; none before it has. */
export async function findAsked(tx: InEvent, contest: Contest): Promise<Check[]> {
  const result = await makeResult(tx, contest)
  if (result === null) return []
  const facts = await loadFacts(tx.trx, contest, result.states)
  return withAnswers(tx.trx, contest.id, warningsOf(result.content, facts))
}

/**
 * Whether a check of a result waits for an answer.
 * @param states its rounds, where they are read already
 */
export async function waitsForAnswers(
  tx: InEvent,
  contest: Contest,
  states?: readonly RoundState[],
): Promise<boolean> {
  const result = await makeResult(tx, contest, states)
  if (result === null) return false
  const facts = await loadFacts(tx.trx, contest, result.states)
  const waits = async (warnings: readonly ResultWarning[]) =>
    (await withAnswers(tx.trx, contest.id, warnings)).some(isUnanswered)
  return (await waits(findResultWarnings(result.content, facts))) || waits(swapsOf(result.content))
}

/**
 * Keeps the answers to the checks of a result; each has one then.
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

/**
 * Keeps what was answered to the checks of a result.
 *
 * @returns whether each has an answer then
 * @throws Problem 422 at `answers.<key>` for one without a word, or too long
 */
export async function answerSomeChecks(
  tx: AuditedEventTransaction,
  context: Context,
  contest: Contest,
  given: readonly Schemas['CheckAnswerInput'][],
): Promise<boolean> {
  const checks = await keepAnswers(tx, context, contest.id, await findAsked(tx, contest), given)
  return !checks.some(isUnanswered)
}
