import { errorText, toRequestFailure, type RequestFailure } from '../problems/errorText.ts'
import { hasErrors, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { draftRequest, newDraft, type Draft } from './draft.ts'
import { fitToFilter, editDraft, type DraftEdit } from './draftEdits.ts'
import type { Contacts, DancerInput, RegistrationRequest } from './request.ts'
import {
  changeRequest,
  draftOf,
  draftMergedWithServer,
  type ChangeRequest,
  type StoredRegistration,
} from './storedRegistration.ts'
import { stepIndexes, type StepIndex } from './stepIndex.ts'
import { firstStepWithErrors, stepOfField } from './stepOfField.ts'
import { furthestStep, stepErrors, type WizardRules } from './steps.ts'

/** What the wizard reads of the answer to a registration or its change. */
export interface RegisteredEntry {
  regData: { id: number; reg_n: number; pin_code: string }
  registrations: readonly { contest_id: string; status: string }[]
}

/** What is known of a logged-in person. */
export interface KnownPerson {
  contacts?: Partial<Contacts>
  dancers?: readonly DancerInput[]
}

export interface WizardInput {
  eventId: number
  rules: WizardRules
  /** The draft kept in session storage (`parseDraft`), null without one. */
  restored: Draft | null
  /** For an empty draft. */
  known?: KnownPerson
  /** Makes an `Idempotency-Key`; the domain has no randomness of its own. */
  makeKey: () => string
}

export interface WizardContext extends Pick<WizardInput, 'rules' | 'makeKey'> {
  draft: Draft
  /** Steps somebody tried to leave: their problems are shown. */
  tried: readonly StepIndex[]
  /** Problems by field that the server found and that have not been touched since. */
  serverErrors: FieldErrors
  /** Why sending failed, when no field says it. */
  failure: SubmitFailure | null
  /** false: the last attempt to keep the draft failed; null: nothing has been kept yet. */
  isDraftSaved: boolean | null
  result: RegisteredEntry | null
}

/** A text for the person, and what can be done about it. */
export interface SubmitFailure {
  text: string
  /** `stale`: somebody else changed it meanwhile; `login`: the session is over. */
  remedy: 'retry' | 'stale' | 'login'
}

/**
 * What `submit` sends: a registration, with the key that makes a repeated call harmless, or the change
 * of one.
 */
export type Submission =
  | { eventId: number; request: RegistrationRequest; idempotencyKey: string }
  | { eventId: number; regDataId: number; change: ChangeRequest }

type Entry = Omit<WizardContext, 'rules' | 'makeKey'>

/** A restored draft goes on at its step, or the furthest one it still can open behind this door. */
export function initialContext(input: WizardInput): WizardContext {
  const { eventId, rules, makeKey, restored, known } = input
  const draft = restored ? resumedDraft(restored, rules) : freshDraft(eventId, rules, known)
  return { rules, makeKey, ...newEntry(draft) }
}

function resumedDraft(restored: Draft, rules: WizardRules): Draft {
  const draft = fitToFilter(restored, rules.filter.count)
  return { ...draft, step: furthestStep(draft.step, draft, rules) }
}

function freshDraft(eventId: number, rules: WizardRules, known?: KnownPerson): Draft {
  return rules.stored
    ? draftOf(eventId, rules.stored, rules.contests)
    : newDraft(eventId, rules.filter, known)
}

/** Whoever turns out to be logged in after all need not type what we know; what is typed stays. */
export function withKnown(draft: Draft, { contacts = {} }: KnownPerson): Draft {
  const { email, phone, city } = draft.contacts
  return {
    ...draft,
    contacts: {
      email: email || (contacts.email ?? ''),
      phone: phone || (contacts.phone ?? ''),
      city: city || (contacts.city ?? ''),
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

export function newEntry(draft: Draft): Entry {
  return {
    draft,
    tried: [],
    serverErrors: {},
    failure: null,
    isDraftSaved: null,
    result: null,
  }
}

export function openStep(draft: Draft, step: StepIndex): Draft {
  return { ...draft, step, reached: step > draft.reached ? step : draft.reached }
}

/** An edit also drops what the server said about the fields edited. */
export function edited(context: WizardContext, edit: DraftEdit): Partial<WizardContext> {
  const stale = areasOf(edit)
  return {
    draft: editDraft(context.draft, edit, context.rules),
    failure: null,
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
    case 'contest.toggle':
      return ['packets', 'roles']
    default:
      return ['dancers', 'packets']
  }
}

/** The key is made once per content: repeating the call keeps it, a change of the draft drops it. */
export function withSubmitKey({ draft, makeKey }: WizardContext): Partial<WizardContext> {
  return { draft: { ...draft, submitKey: draft.submitKey ?? makeKey() } }
}

export function submission({ draft, rules: { stored } }: WizardContext): Submission {
  const { eventId } = draft
  if (stored) {
    return { eventId, regDataId: stored.regData.id, change: changeRequest(draft, stored) }
  }
  return { eventId, request: draftRequest(draft), idempotencyKey: draft.submitKey ?? '' }
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

function remedyOf({ status, answer }: RequestFailure): SubmitFailure['remedy'] {
  if (status === 401) return 'login'
  return answer?.code === 'stale' ? 'stale' : 'retry'
}

/**
 * The problems to show on a step: none before somebody tried to leave it, the server's always. The last
 * step shows those of all steps, and those of the ones left behind at once: «3 always» valid (spec §4)
 * lets somebody come to it with nothing chosen.
 */
export function shownErrors(context: WizardContext, step = context.draft.step): FieldErrors {
  const { draft, rules, tried, serverErrors } = context
  const isTried = tried.includes(step)
  const own = isTried || step === 4 ? stepErrors(4, draft, rules) : {}
  const isShown = (owner: StepIndex) => (step === 4 ? isTried || owner < 4 : owner === step)
  const pick = (errors: FieldErrors, isWanted: (owner: StepIndex) => boolean): FieldErrors =>
    Object.fromEntries(
      Object.entries(errors).filter(([field, texts]) => isWanted(stepOfField(field, texts, draft))),
    )
  return mergeErrors(
    pick(own, isShown),
    pick(serverErrors, (owner) => step === 4 || owner === step),
  )
}

export type StepState = 'done' | 'current' | 'upcoming' | 'error'

/** How each step stands, for the stepper. */
export function stepStates(context: WizardContext): StepState[] {
  const { draft } = context
  return stepIndexes.map((step) => {
    if (step === draft.step) return 'current'
    if (step < 4 && hasErrors(shownErrors(context, step))) return 'error'
    return step < draft.reached ? 'done' : 'upcoming'
  })
}
