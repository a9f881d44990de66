import type { components } from '@parket/api-client/schema'
import { countSheet, sheetDifferences } from '@parket/domain/marks/sheets'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely } from 'kysely'

import { actorOf, eventOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { roundsBefore } from '../rounds/core/order.ts'
import { listRounds, type RoundEntry, type RoundRow } from '../rounds/core/queries.ts'
import { bySheet, pairsBySheet } from '../rounds/core/sheetOrder.ts'
import { presentSeats } from '../rounds/panels/present.ts'
import { loadAgreements } from './agreements.ts'
import { sheetGroups, type SheetGroup } from './fileRound.ts'
import { hideFirst } from './hideFirst.ts'
import { roundResult, sheetProgressState } from './outcome.ts'
import { toSheet } from './presentSheet.ts'
import { presentTrainees } from './presentTrainees.ts'
import {
  attemptOf,
  criteriaOf,
  loadRound,
  loadRounds,
  startNumbers,
  toEntered,
  type RoundState,
} from './state.ts'
import { isHeldBy, isOwn, readTypist } from './typists.ts'

type Schemas = components['schemas']

/** All that is typed and decided of a round, as it is now, with what is left to do. */
export async function roundMarks(
  db: Kysely<Database>,
  context: Context,
  { contest, round }: Pick<RoundState, 'contest' | 'round'>,
): Promise<Schemas['RoundMarks']> {
  const state = await loadRound(db, contest, round)
  const typist = await readTypist(db, context)
  const { problems, outcome } = roundResult(state)
  const agreements = await loadAgreements(db, state.sheets)
  const numbers = startNumbers(state)
  const ids = new Map([...numbers].map(([id, number]) => [String(number), id]))
  const idsOf = (entries: readonly string[]) => entries.flatMap((entry) => ids.get(entry) ?? [])
  const goingOn = idsOf(outcome?.goingOn ?? [])
  return {
    contest_id: contest.id,
    round_id: round.id,
    label: roundLabel(round.round_index),
    role: round.role,
    status: round.status,
    kind: state.kind,
    advance: round.advance,
    criteria: (criteriaOf(state) ?? []).map(({ name, max }) => ({ name, max })),
    dances: state.dances.map((name) => ({ name, attempt: attemptOf(state, name) })),
    entries: round.entries.toSorted(bySheet).map((entry) => presentEntry(entry, state)),
    pairs: pairsBySheet(state.round).map(presentPair),
    seats: presentSeats(state.seats),
    third_decides: eventOf(context).third_decides,
    sheets: sheetGroups(state).flatMap(({ sheets }) =>
      sheets.map((sheet) => toSheet(hideFirst(sheet, sheets, typist, state), agreements)),
    ),
    trainee_sheets: await presentTrainees(db, context, round.id),
    renamed_sheets: state.sheets
      .filter((sheet) => isOwn(sheet, actorOf(context)) && !isHeldBy(sheet, typist))
      .map(({ id }) => id),
    paper_checks: sheetGroups(state).flatMap(({ dance, attempt, letter, sheets }) =>
      sheetProgressState(sheets, state) === 'paper' ? [{ dance, attempt, letter }] : [],
    ),
    differences: sheetGroups(state).flatMap(differencesOf),
    decisions: state.decisions.map((decision) => ({
      id: decision.id,
      kind: decision.kind,
      dance: decision.dance,
      letter: decision.letter,
      entries: Object.entries(decision.numbers).map(([id, value]) => ({
        registration_id: Number(id),
        value,
      })),
      text: decision.reason,
      office: decision.office,
      user_id: decision.user_id,
      at: decision.at.toISOString(),
    })),
    problems,
    going_on: goingOn,
    undecided: idsOf(outcome?.undecided ?? []),
    next: outcome === null ? null : await nextRound(db, state, goingOn),
  }
}

/** «Reopening a round keeps all later marks and says who would now go on or drop out» of a drawn round. */
async function nextRound(
  db: Kysely<Database>,
  { contest, round }: RoundState,
  goingOn: readonly number[],
): Promise<Schemas['NextRound'] | null> {
  const rounds = await listRounds(db, contest.id)
  const next = rounds.find(
    (one) => one.type === 'main' && roundsBefore(one, rounds).some(({ id }) => id === round.id),
  )
  if (!next || next.entries.length === 0) return null
  const isOfRole = ({ role }: { role: string | null }) => role === round.role
  // To a final of pairs those of the other role come through their own rounds.
  const entered = next.entries
    .filter((entry) => round.role === null || isOfRole(entry))
    .map(({ id }) => id)
  // Those of the hope round, or of the round that it belongs to.
  const others = roundsBefore(next, rounds).filter((one) => one.id !== round.id && isOfRole(one))
  const states = await loadRounds(db, contest, others)
  const going = new Set([...goingOn, ...states.flatMap(goingOnFrom)])
  return {
    round_id: next.id,
    would_go_on: [...going].filter((id) => !entered.includes(id)),
    would_drop_out: entered.filter((id) => !going.has(id)),
  }
}

/** The registrations that go on from a round; none while that is open. */
function goingOnFrom(state: RoundState): number[] {
  const goingOn = new Set(roundResult(state).outcome?.goingOn)
  return state.round.entries
    .filter(({ start_number }) => goingOn.has(String(start_number)))
    .map(({ id }) => id)
}

function presentPair(pair: RoundRow['pairs'][number]): Schemas['MarkedPair'] {
  const { leader_id, follower_id, scored } = pair
  return { leader_id, follower_id, scored }
}

function presentEntry(entry: RoundEntry, { exits }: RoundState): Schemas['MarkedEntry'] {
  const exit = exits.find(({ registration_id }) => registration_id === entry.id)
  return {
    registration_id: entry.id,
    start_number: entry.start_number,
    heat: entry.heat,
    dancers: entry.dancers.map(({ last_name, first_name }) => `${last_name} ${first_name}`),
    status: exit?.status ?? 'danced',
    reason: exit?.reason ?? '',
  }
}

/** Shown while nobody has resolved them. */
function differencesOf({ dance, attempt, letter, sheets }: SheetGroup) {
  if (countSheet(sheets.map(toEntered)).state !== 'differs') return []
  const [first, second] = (['first', 'second'] as const).map(
    (pass) => sheets.find((sheet) => sheet.pass === pass)?.marks ?? {},
  )
  return sheetDifferences(first ?? {}, second ?? {}).map((difference) => ({
    dance,
    attempt,
    letter,
    registration_id: difference.registration,
    criterion: difference.criterion,
    first: difference.first,
    second: difference.second,
  }))
}
