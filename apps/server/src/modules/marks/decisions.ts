import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import { keepText, noteOfEvent } from '../../change/journal.ts'
import { idempotent } from '../../change/idempotency.ts'
import { readReason } from '../../change/reason.ts'
import { actorOf, callerName, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { raiseRoundVersion } from '../rounds/core/queries.ts'
import { changeDecided } from './context.ts'
import { roundResult } from './outcome.ts'
import { roundMarks } from './present.ts'
import { readSeat, refuseFollowedSeat, refuseMarkedSeat } from './emptySeat.ts'
import { refuseReleased } from './republish.ts'
import { markedNumbers, startNumbers, type Decision, type RoundState } from './state.ts'

type Body = Input<'addDecision'>['body']

const kinds = ['cut', 'tie', 'order', 'deduction', 'attempt', 'seat'] as const

/**
 * Puts a decision on the record, with who, when and why: who of those tied at the cut goes on (all, none,
 * or the chief judge says which), the chief judge's order, a deduction, a dance that is repeated, a seat that is
 * left empty. What is public is not changed from a tablet in the hall.
 *
 * @throws Problem 404, 409, 422
 */
export function addDecision(
  context: Context,
  { path, headers, body }: Input<'addDecision'>,
): Promise<Answer<'addDecision'>> {
  const actor = actorOf(context)
  return changeDecided(context, path, body.text ?? '', ({ trx, writeAudit, state }) => {
    const key = {
      scope: `decision ${path.roundId} ${callerName(context)}`,
      key: headers['Idempotency-Key'],
      body,
      now: context.now,
    }
    return idempotent(trx, key, async () => {
      await refuseReleased(trx, context, state)
      const reason = readReason(body.text, 'text')
      const { kind, dance, letter, numbers, office } = readDecision(body, state)
      if (kind === 'seat') await refuseMarkedSeat(trx, state, dance, letter)
      const { id } = await trx
        .insertInto('round_decisions')
        .values({
          round_id: state.round.id,
          kind,
          dance,
          letter,
          numbers: JSON.stringify(numbers),
          reason,
          office,
          ...actor,
          at: context.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeAudit({
        entity: 'round',
        entityId: state.round.id,
        changes: {
          [`decisions.${id}`]: {
            from: null,
            to: { kind, dance, letter, numbers, office, text: reason },
          },
        },
      })
      const { contest, round } = state
      await noteOfEvent(trx, context, contest.event_id, {
        kind: 'decision',
        body: {
          contest_id: contest.id,
          round_id: round.id,
          decision_id: id,
          kind,
          dance,
          letter,
          numbers,
          office,
          reason: await keepText(trx, contest.event_id, reason),
        },
      })
      if (kind === 'seat') await raiseRoundVersion(trx, round.id)
      return roundMarks(trx, context, state)
    })
  })
}

/**
 * Takes a decision back; it stays in the record. What is public is not changed from a tablet in the hall.
 * @throws Problem 404, 409, 422
 */
export function withdrawDecision(
  context: Context,
  { path }: Input<'withdrawDecision'>,
): Promise<Answer<'withdrawDecision'>> {
  return changeDecided(context, path, 'Решение отменено', async ({ trx, writeAudit, state }) => {
    const decision = state.decisions.find(({ id }) => id === path.decisionId)
    if (!decision) throw new Problem(404, 'decision_not_found')
    await refuseReleased(trx, context, state)
    refuseMarkedAttempt(decision, state)
    await refuseFollowedSeat(trx, decision, state)
    await trx
      .updateTable('round_decisions')
      .set({ withdrawn_at: context.now })
      .where('id', '=', decision.id)
      .execute()
    await writeAudit({
      entity: 'round',
      entityId: state.round.id,
      changes: { [`decisions.${decision.id}`]: { from: decision.kind, to: null } },
    })
    const { contest, round } = state
    await noteOfEvent(trx, context, contest.event_id, {
      kind: 'decision',
      body: {
        contest_id: contest.id,
        round_id: round.id,
        decision_id: decision.id,
        kind: decision.kind,
        is_withdrawn: true,
      },
    })
    if (decision.kind === 'seat') await raiseRoundVersion(trx, round.id)
    return roundMarks(trx, context, state)
  })
}

/** The marks of a repeated dance would have no attempt. */
function refuseMarkedAttempt({ kind, dance }: Decision, { sheets, decisions }: RoundState): void {
  if (kind !== 'attempt') return
  const last = 1 + decisions.filter((one) => one.kind === kind && one.dance === dance).length
  if (sheets.some((sheet) => sheet.dance === dance && sheet.attempt === last)) {
    throw new Problem(409, 'attempt_marked')
  }
}

/** @throws Problem 422 by field */
function readDecision(body: Body, state: RoundState) {
  const kind = kinds.find((one) => one === body.kind)
  if (kind === undefined) throw invalidFields({ kind: [problemText('invalid')] })
  if (kind === 'seat') return readSeat(body, state)
  if (kind === 'attempt') {
    const dance = body.dance ?? ''
    if (!state.dances.includes(dance))
      throw invalidFields({ dance: [problemText('dance_foreign')] })
    return { kind, dance, letter: null, numbers: {}, office: 'chief' as const }
  }
  if ((kind === 'cut' || kind === 'tie') && (body.choice === 'all' || body.choice === 'none')) {
    const numbers = Object.fromEntries(
      tiedAtCut(state).map((id) => [id, body.choice === 'all' ? 1 : 0]),
    )
    return { kind, dance: null, letter: null, numbers, office: 'organiser' as const }
  }
  const numbers = readNumbers(body, kind, state)
  return { kind, dance: null, letter: null, numbers, office: 'chief' as const }
}

/** @throws Problem 422 under `entries.<index>` */
function readNumbers(body: Body, kind: 'cut' | 'tie' | 'order' | 'deduction', state: RoundState) {
  const entries = body.entries ?? []
  const errors: FieldErrors = {}
  if (entries.length === 0) addError(errors, 'entries', problemText('required'))
  // Pairs stand in the chief judge's order, of each the one who stands in the marks.
  const known = kind === 'order' ? markedNumbers(state) : startNumbers(state)
  entries.forEach(({ registration_id = 0, value = Number.NaN }, index) => {
    if (!known.has(registration_id)) {
      addError(errors, `entries.${index}`, problemText('entry_not_in_round'))
    }
    if (!isPossibleNumber(value, kind)) {
      addError(errors, `entries.${index}.value`, problemText('number_invalid'))
    }
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  return Object.fromEntries(
    entries.map(({ registration_id = 0, value = 0 }) => [registration_id, value]),
  )
}

/** 1 (goes on) or 0, the chief judge's 1..n, tenths that are taken off. */
function isPossibleNumber(value: number, kind: 'cut' | 'tie' | 'order' | 'deduction'): boolean {
  if (kind === 'cut' || kind === 'tie') return value === 0 || value === 1
  return Number.isInteger(value) && value >= (kind === 'order' ? 1 : 0)
}

/**
 * The registrations tied at the cut, decided or not.
 * @throws Problem 422 when there is no tie
 */
function tiedAtCut(state: RoundState): number[] {
  const undecided = { ...state, decisions: state.decisions.filter(({ kind }) => isNoCut(kind)) }
  const { outcome, problems } = roundResult(undecided)
  if (outcome === null) throw invalidFields({ kind: problems })
  const numbers = new Set(outcome.undecided)
  const tied = state.round.entries.filter(({ start_number }) => numbers.has(String(start_number)))
  if (tied.length === 0) throw invalidFields({ kind: [problemText('nobody_tied')] })
  return tied.map(({ id }) => id)
}

function isNoCut(kind: Decision['kind']): boolean {
  return kind === 'attempt' || kind === 'deduction' || kind === 'seat'
}
