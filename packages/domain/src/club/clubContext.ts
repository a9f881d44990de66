import { countOf } from '../format/plural.ts'
import { totalOf } from '../money/total.ts'
import { errorText, toRequestFailure, type RequestFailure } from '../problems/errorText.ts'
import { hasErrors, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import type { ChargeLine } from '../registration/chargeLine.ts'
import type { RegistrationRules } from '../registration/check.ts'
import type { DancerInput, JnjRole } from '../registration/request.ts'
import type { StoredRegistration } from '../registration/storedRegistration.ts'
import {
  clubProblems,
  placeProblems,
  type ClubContacts,
  type ClubProblems,
} from './clubProblems.ts'
import { chooseRole, toggleCell, toggleCells, type ClubEntry } from './entries.ts'
import { heldBy } from './queue.ts'
import { planClub, type ClubPlan, type ClubRules } from './planClub.ts'

/** What a leader has ticked and typed. */
export interface ClubTyped {
  entries: readonly ClubEntry[]
  contacts: ClubContacts
}

/** What the grid stands on and does not change by itself. */
export interface ClubGiven {
  rules: ClubRules & RegistrationRules
  /** The rows. */
  roster: readonly DancerInput[]
  /** What is registered already. */
  stored: readonly StoredRegistration[]
  /** The grid as it stands before anything is changed: what is registered, and the contacts as they were given last. */
  saved: ClubTyped
}

export interface ClubInput {
  given: ClubGiven
  /** What the host has kept of an earlier visit; null without it. */
  typed: ClubTyped | null
  /** Makes an `Idempotency-Key`; the domain itself has no randomness. */
  makeKey: () => string
}

export interface ClubContext extends ClubInput {
  /** Somebody has tried to send it: all problems are shown. */
  isTried: boolean
  /** What the server refused, by its field, until the next change. */
  refused: FieldErrors
  /** A dearer price that was shown, in kopecks: sending once more agrees to it. */
  agreed: number
  /** Why sending failed, when no cell and no field says it. */
  failure: string | null
  /** What became of the grid that was sent last, until the next change. */
  notice: string | null
  /** The `Idempotency-Key` of the next sending. */
  key: string
  /** New registrations in the grid that was sent last. */
  sentSets: number
}

export type ClubEdit =
  /** A dancer is ticked in a contest, or no longer. */
  | { type: 'cell.toggle'; contestId: string; dancer: string }
  /** A contest is ticked for all who may enter it, or for none of them but who is registered in it. */
  | { type: 'column.toggle'; contestId: string; dancers: readonly string[] }
  | { type: 'role.choose'; contestId: string; dancer: string; role: JnjRole }
  | { type: 'contacts.change'; change: Partial<ClubContacts['regData']> }
  | { type: 'consents.change'; change: Partial<ClubContacts['consents']> }

export const clubEdits = [
  'cell.toggle',
  'column.toggle',
  'role.choose',
  'contacts.change',
  'consents.change',
] as const

/** The grid as it is sent, under its `Idempotency-Key`. */
export interface ClubSubmission {
  key: string
  contacts: ClubContacts
  plan: ClubPlan
  /** The most that it may cost, in kopecks. */
  expectedAmount: number
}

export function initialClub(input: ClubInput): ClubContext {
  return {
    ...input,
    isTried: false,
    refused: {},
    agreed: 0,
    failure: null,
    notice: null,
    key: input.makeKey(),
    sentSets: 0,
  }
}

/** What the grid shows: the person's own work, or what is registered while nothing is changed. */
export function clubTyped({ typed, given }: Pick<ClubContext, 'typed' | 'given'>): ClubTyped {
  return typed ?? given.saved
}

export function planOf(context: Pick<ClubContext, 'typed' | 'given'>): ClubPlan {
  const { rules, roster, stored } = context.given
  return planClub({ roster, entries: clubTyped(context).entries, stored }, rules, rules.now)
}

/** What keeps a plan from being sent, by our rules and by what the server refused of it. */
export function problemsOf(context: ClubContext, plan: ClubPlan): ClubProblems {
  const own = clubProblems(plan, clubTyped(context).contacts, context.given.rules)
  const others = placeProblems(context.refused, plan)
  return {
    cells: mergeErrors(own.cells, others.cells),
    fields: mergeErrors(own.fields, others.fields),
  }
}

export function isComplete(context: ClubContext): boolean {
  const { cells, fields } = problemsOf(context, planOf(context))
  return !hasErrors(cells) && !hasErrors(fields)
}

/** After a change: it is another grid, so that nothing said of the last one stays. */
export function afterEdit(context: ClubContext, edit: ClubEdit): Partial<ClubContext> {
  const typed = { ...clubTyped(context), ...changeOf(context, edit) }
  return { typed, refused: {}, agreed: 0, failure: null, notice: null, key: context.makeKey() }
}

function changeOf(context: ClubContext, edit: ClubEdit): Partial<ClubTyped> {
  const { entries, contacts } = clubTyped(context)
  switch (edit.type) {
    case 'cell.toggle': {
      const contest = context.given.rules.contests.find(({ id }) => id === edit.contestId)
      return contest ? { entries: toggleCell(entries, contest, edit.dancer) } : {}
    }
    case 'column.toggle': {
      const contest = context.given.rules.contests.find(({ id }) => id === edit.contestId)
      const isKept = (entry: ClubEntry) => heldBy(entry, context.given.stored) !== undefined
      return contest ? { entries: toggleCells(entries, contest, edit.dancers, isKept) } : {}
    }
    case 'role.choose':
      return { entries: chooseRole(entries, edit.contestId, edit.dancer, edit.role) }
    case 'contacts.change':
      return { contacts: { ...contacts, regData: { ...contacts.regData, ...edit.change } } }
    case 'consents.change':
      return { contacts: { ...contacts, consents: { ...contacts.consents, ...edit.change } } }
  }
}

export function clubSubmission(context: ClubContext): ClubSubmission {
  const plan = planOf(context)
  return {
    key: context.key,
    contacts: clubTyped(context).contacts,
    plan,
    expectedAmount: Math.max(plan.expected, context.agreed),
  }
}

/** Everything is registered: the grid shows what the server has. */
export function afterSending(context: ClubContext): Partial<ClubContext> {
  const notice = noticeOf(context.sentSets)
  return { typed: null, isTried: false, notice, key: context.makeKey() }
}

/** Nothing typed is lost; a price that has grown is agreed to by sending once more. */
export function afterRefusal(error: unknown): Partial<ClubContext> {
  const failure = toRequestFailure(error)
  const lines = linesOf(failure.answer)
  const refused = failure.answer?.errors ?? {}
  const isSaidByFields = failure.status === 422 && hasErrors(refused)
  const again = lines ? ' Отправьте ещё раз, если согласны.' : ''
  return {
    refused,
    agreed: totalOf(lines ?? []),
    failure: isSaidByFields ? null : errorText(failure) + again,
  }
}

/** Somebody has changed one of the registrations meanwhile, or a price has grown. */
export function isConflict(error: unknown): boolean {
  return toRequestFailure(error).status === 409
}

function linesOf(answer: RequestFailure['answer']): readonly ChargeLine[] | null {
  return (answer as { lines?: readonly ChargeLine[] } | null | undefined)?.lines ?? null
}

function noticeOf(made: number): string {
  return made === 0
    ? 'Изменения сохранены. Что изменилось\u00A0— в\u00A0письме.'
    : `Заявка принята: ${countOf(made, ['новая регистрация', 'новые регистрации', 'новых регистраций'])}. Номера и\u00A0PIN-коды\u00A0— в\u00A0письме.`
}
