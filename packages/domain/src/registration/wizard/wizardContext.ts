import type { RegistrationFilter } from '../../contest/filters.ts'
import type { ChargeLine } from '../chargeLine.ts'
import { errorText, toRequestFailure, type RequestFailure } from '../../problems/errorText.ts'
import { hasErrors } from '../../problems/fieldErrors.ts'
import type { KnownEntry } from '../availability.ts'
import { dancerName } from '../dancers.ts'
import { draftRequest, newDraft, type Draft } from '../draft.ts'
import { openEntry, withoutEntry } from '../draftEntries.ts'
import { fitToFilter, type DraftEdit } from '../draftEdits.ts'
import type { RegistrationAnswer } from '../registrationAnswer.ts'
import type { Contacts, RegistrationRequest } from '../request.ts'
import {
  changeRequest,
  draftOf,
  draftMergedWithServer,
  type ChangeRequest,
  type StoredRegistration,
} from '../storedRegistration.ts'
import { editArranged } from './editArranged.ts'
import { changesRefused, type Refusal, type SubmitFailure } from './refusal.ts'
import { stepIndexes, type StepIndex } from './stepIndex.ts'
import { firstStepWithErrors } from './stepOfField.ts'
import { furthestStep, nextDraft } from './steps.ts'
import type { WizardRules } from './wizardRules.ts'

export interface WizardInput {
  eventId: number
  rules: WizardRules
  /** The draft kept in session storage (`parseDraft`), null without one. */
  restored: Draft | null
  /** Makes an `Idempotency-Key`; the domain itself has no randomness. */
  makeKey: () => string
}

export interface WizardContext extends Pick<WizardInput, 'rules' | 'makeKey'>, Refusal {
  draft: Draft
  /** Other registrations of the same people, as far as they are known here. */
  known: readonly KnownEntry[]
  /** Steps somebody tried to leave: their problems are shown. */
  tried: readonly StepIndex[]
  /** What was shown when it was last sent, in kopecks: of each entry that is left to send. */
  expectedAmounts: readonly number[]
  /** false: the last attempt to keep the draft failed; null: nothing has been kept yet. */
  isDraftSaved: boolean | null
  /** The last registration made or changed here, also while the next one is typed. */
  result: WizardResult | null
}

/** What came of a draft. */
export interface WizardResult {
  registration: RegistrationAnswer
  /** What the next registration begins with; null after a change, which no other follows. */
  next: { draft: Draft; filter: RegistrationFilter } | null
}

/**
 * What `submit` sends: a registration, with the key that makes a repeated call harmless, or the change
 * of one.
 */
export type Submission =
  | { eventId: number; request: RegistrationRequest; idempotencyKey: string }
  | { eventId: number; regDataId: number; change: ChangeRequest }

/** What belongs to one draft, and begins again with the next. */
type OfOneDraft = Omit<WizardContext, 'rules' | 'makeKey' | 'result' | 'known'>

export function initialContext({ eventId, rules, makeKey, restored }: WizardInput): WizardContext {
  const draft = restored ? resumedDraft(restored, rules) : blankDraft(eventId, rules)
  return { rules, makeKey, result: null, known: [], ...beginDraft(draft) }
}

/** A kept draft goes on at its step, or at the furthest one that it can open under these filters. */
export function resumedDraft(restored: Draft, rules: WizardRules): Draft {
  const draft = fitToFilter(restored, rules.filter.count)
  return { ...draft, step: furthestStep(draft.step, draft, rules) }
}

/** What the wizard begins with where nothing was typed. */
export function blankDraft(eventId: number, rules: WizardRules): Draft {
  return rules.stored
    ? draftOf(eventId, rules.stored, rules.contests)
    : newDraft(eventId, rules.filter)
}

/** The wizard at the beginning of a draft. */
export function beginDraft(draft: Draft): OfOneDraft {
  return {
    draft,
    tried: [],
    serverErrors: {},
    expectedAmounts: [],
    dearerLines: null,
    failure: null,
    isDraftSaved: null,
  }
}

/** Fills in the contacts that are still empty. */
export function withContacts(draft: Draft, known: Contacts): Draft {
  const { email, phone, city } = draft.contacts
  return {
    ...draft,
    contacts: {
      ...draft.contacts,
      email: email || known.email,
      phone: phone || known.phone,
      city: city || known.city,
    },
  }
}

/** The registration as somebody else left it, with what was typed here. */
export function mergedWithServer(
  { draft, rules }: WizardContext,
  stored: StoredRegistration,
): Partial<WizardContext> {
  return {
    rules: { ...rules, stored },
    failure: null,
    serverErrors: {},
    ...(rules.stored && {
      draft: draftMergedWithServer(draft, rules.stored, stored, rules.contests),
    }),
  }
}

export function openStep(draft: Draft, step: StepIndex): Draft {
  return { ...draft, step, reached: step > draft.reached ? step : draft.reached }
}

/** An edit also drops what the server said about the fields edited. */
export function editContext(context: WizardContext, edit: DraftEdit): Partial<WizardContext> {
  const isOfRefused = changesRefused(edit, context.draft)
  const stale = isOfRefused || edit.type === 'consents.change' ? areasOf(edit) : []
  return {
    draft: editArranged(context.draft, edit, context.rules, context.known),
    ...(isOfRefused && { dearerLines: null, failure: null }),
    serverErrors: Object.fromEntries(
      Object.entries(context.serverErrors).filter(
        ([field]) => !stale.some((area) => field === area || field.startsWith(`${area}.`)),
      ),
    ),
  }
}

/** The keys an edit touches; a change of dancers also changes where they may dance. */
function areasOf(edit: DraftEdit): string[] {
  switch (edit.type) {
    case 'contacts.change':
      return Object.keys(edit.change).map((field) => `regData.${field}`)
    case 'role.choose':
      return [`roles.${edit.contestId}`]
    case 'consents.change':
      return ['consents']
    case 'packet.take':
    case 'packet.drop':
    case 'packets.arrange':
    case 'packets.undo':
    case 'contest.toggle':
      return ['packets', 'roles']
    case 'entry.remove':
      return ['dancers', 'packets', 'roles']
    default:
      return ['dancers', 'packets']
  }
}

/**
 * The keys are made once per content: repeating the call keeps them, a change of the draft drops them. What is sent first
 * is at hand.
 * @param expectedAmounts what is shown of each entry, in kopecks
 */
export function readyToSend(
  { draft, makeKey }: WizardContext,
  expectedAmounts: readonly number[],
): Partial<WizardContext> {
  const keyed = {
    ...draft,
    chosen: draft.chosen.map((entry) => ({ ...entry, submitKey: entry.submitKey ?? makeKey() })),
    submitKey: draft.submitKey ?? makeKey(),
  }
  return { expectedAmounts, draft: openEntry(keyed, 0) }
}

/** What to send for the entry at hand. */
export function toSubmission({
  draft,
  expectedAmounts,
  rules: { stored },
}: WizardContext): Submission {
  const { eventId } = draft
  if (stored) {
    return { eventId, regDataId: stored.regData.id, change: changeRequest(draft, stored) }
  }
  const [expected_amount = 0] = expectedAmounts
  const request = { ...draftRequest(draft), expected_amount }
  return { eventId, request, idempotencyKey: draft.submitKey ?? '' }
}

/** Whether other entries are sent after the one at hand. */
export function hasMore({ draft }: WizardContext): boolean {
  return draft.chosen.length > 0
}

/** The entry at hand is registered, and the next one is at hand. */
export function afterOneOfSeveral(
  { draft, expectedAmounts }: WizardContext,
  registration: RegistrationAnswer,
): Pick<WizardContext, 'result' | 'draft' | 'expectedAmounts'> {
  const names = registration.dancers.map(dancerName).join(', ')
  const made = [...draft.made, { names, regN: registration.regData.reg_n }]
  return {
    result: { registration, next: null },
    draft: { ...withoutEntry(draft, 0), made },
    expectedAmounts: expectedAmounts.slice(1),
  }
}

/** The context after all is sent. */
export function afterAnswer(
  { draft, rules }: WizardContext,
  registration: RegistrationAnswer,
): Pick<WizardContext, 'result'> {
  const next = { draft: nextDraft(draft, rules), filter: rules.filter }
  return { result: { registration, next: rules.stored ? null : next } }
}

/** @throws Error before anything was registered */
export function madeResult({ result }: WizardContext): WizardResult {
  if (!result) throw new Error('Nothing is registered yet')
  return result
}

/** Everything is kept; problems by field lead to the step that owns the first of them. */
export function afterFailure(
  { draft, tried }: WizardContext,
  error: unknown,
): Partial<WizardContext> {
  const failure = toRequestFailure(error)
  const serverErrors = failure.answer?.errors ?? {}
  const isKeyUsed = failure.answer?.code === 'idempotency_conflict'
  return {
    serverErrors,
    dearerLines: linesOf(failure.answer),
    failure: hasErrors(serverErrors)
      ? null
      : { text: errorText(failure), remedy: remedyOf(failure) },
    tried: [...new Set([...tried, ...stepIndexes])],
    draft: {
      ...draft,
      step: firstStepWithErrors(serverErrors, draft) ?? draft.step,
      submitKey: isKeyUsed ? null : draft.submitKey,
    },
  }
}

/** What it costs now, where the answer refuses a price that has grown. */
function linesOf(answer: RequestFailure['answer']): readonly ChargeLine[] | null {
  return (answer as { lines?: readonly ChargeLine[] } | null | undefined)?.lines ?? null
}

function remedyOf({ status, answer }: RequestFailure): SubmitFailure['remedy'] {
  if (status === 401) return 'login'
  if (answer?.code === 'price_changed') return 'price'
  return answer?.code === 'stale' ? 'stale' : 'retry'
}
