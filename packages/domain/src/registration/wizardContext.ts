import { errorText, toRequestFailure } from '../problems/errorText.ts'
import { hasErrors, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { draftRequest, newDraft, type Draft } from './draft.ts'
import { editDraft, type DraftEdit } from './draftEdits.ts'
import type { Contacts, DancerInput, RegistrationRequest } from './request.ts'
import {
  firstStepWithErrors,
  furthestStep,
  stepErrors,
  stepIndexes,
  stepOfField,
  type StepIndex,
  type WizardRules,
} from './steps.ts'

/** What the wizard reads of the 201 of `POST /api/events/{id}/register`. */
export interface RegisteredEntry {
  regData: { id: number; reg_n: number; pin_code: string }
  registrations: readonly { contest_id: string; status: string }[]
}

export interface WizardInput {
  eventId: number
  rules: WizardRules
  /** The draft kept in session storage (`parseDraft`), null without one. */
  restored: Draft | null
  /** What is known of a logged-in person, for an empty draft. */
  known?: { contacts?: Partial<Contacts>; dancers?: readonly DancerInput[] }
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
  failure: string | null
  /** false: the last attempt to keep the draft failed; null: nothing has been kept yet. */
  isDraftSaved: boolean | null
  result: RegisteredEntry | null
}

/** What `submit` sends: the body, and the key that makes a repeated call harmless. */
export interface Submission {
  eventId: number
  request: RegistrationRequest
  idempotencyKey: string
}

type Entry = Omit<WizardContext, 'rules' | 'makeKey'>

/** A restored draft goes on at its step, or the furthest one it still can open. */
export function initialContext(input: WizardInput): WizardContext {
  const { eventId, rules, makeKey, restored, known } = input
  const draft = restored
    ? { ...restored, step: furthestStep(restored.step, restored, rules) }
    : newDraft(eventId, rules.filter, known)
  return { rules, makeKey, ...newEntry(draft) }
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

export function openStep(draft: Draft, step: number): Draft {
  const opened = stepIndexes[step] ?? draft.step
  return { ...draft, step: opened, reached: opened > draft.reached ? opened : draft.reached }
}

/** An edit also drops what the server said about the fields edited. */
export function edited(context: WizardContext, edit: DraftEdit): Partial<WizardContext> {
  const stale = areasOf(edit)
  return {
    draft: editDraft(context.draft, edit, context.rules.contests),
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

export function submission({ draft }: WizardContext): Submission {
  return {
    eventId: draft.eventId,
    request: draftRequest(draft),
    idempotencyKey: draft.submitKey ?? '',
  }
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
    failure: hasErrors(serverErrors) ? null : errorText(failure),
    tried: [...new Set([...tried, ...stepIndexes])],
    draft: {
      ...draft,
      step: firstStepWithErrors(serverErrors, draft) ?? draft.step,
      submitKey: isKeyUsed ? null : draft.submitKey,
    },
  }
}

/**
 * The problems to show on a step: none before somebody tried to leave it, the server's always. The
 * last step shows those of all steps.
 */
export function shownErrors(context: WizardContext, step = context.draft.step): FieldErrors {
  const { draft, rules, tried, serverErrors } = context
  const all = mergeErrors(tried.includes(step) ? stepErrors(4, draft, rules) : {}, serverErrors)
  if (step === 4) return all
  return Object.fromEntries(
    Object.entries(all).filter(([field, texts]) => stepOfField(field, texts, draft) === step),
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
