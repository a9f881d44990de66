import type { RegistrationFilter } from '@parket/domain/contest/filters'
import type { Instant } from '@parket/domain/format/date'
import type { ChargeRules } from '@parket/domain/money/charges'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { previewChange, previewCharges } from '@parket/domain/money/preview'
import { totalOf } from '@parket/domain/money/total'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { KnownEntry } from '@parket/domain/registration/availability'
import {
  draftRequest,
  isBegun,
  type Draft,
  type DraftEntry,
} from '@parket/domain/registration/draft'
import { entriesOf } from '@parket/domain/registration/draftEntries'
import {
  dearerLinesOf,
  shownFailure,
  type SubmitFailure,
} from '@parket/domain/registration/wizard/refusal'
import { stepIndexes, type StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import { isStepReachable, nextEntry, stepAfter } from '@parket/domain/registration/wizard/steps'
import type { WizardRules } from '@parket/domain/registration/wizard/wizardRules'
import {
  shownErrors,
  stepStates,
  type StepState,
} from '@parket/domain/registration/wizard/wizardErrors'
import type { WizardSnapshot } from '@parket/domain/registration/wizard/wizardMachine'

/** Whether what was typed is kept in the browser; `untouched`: nothing has been typed yet. */
export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed'

/** How sending stands. A failure that fields explain is among the errors, not here. */
export type SubmissionState =
  | { state: 'idle' }
  | { state: 'running' }
  | { state: 'failed'; failure: SubmitFailure }

/** What is changed, where it is no new registration. */
export interface RegistrationChange {
  regN: number
  /** What it costs as it is stored, in kopecks. */
  priceBefore: number
}

/** Who dances what, with what it would cost. */
export interface ShownEntry extends Pick<DraftEntry, 'dancers' | 'packets' | 'roles'> {
  charges: readonly ChargeLine[]
}

/** What a screen shows of the running wizard. */
export interface WizardProgress<Contest> {
  /** As these may be chosen: contests of a registration that is changed are open to it. */
  contests: readonly Contest[]
  filter: RegistrationFilter
  draft: Draft
  /** The problems to show now (`shownErrors`). */
  errors: FieldErrors
  stepStates: readonly StepState[]
  /** Which steps can be opened (`isStepReachable`). */
  canOpen: readonly boolean[]
  /** Where «Далее» leads; null on the last step. */
  nextStep: StepIndex | null
  /** First names of whose contests it leads to, also from the last step while somebody waits; null where to another step. */
  nextDancers: readonly string[] | null
  /** All that is sent together, in order; the one at hand is at `draft.turn`. */
  entries: readonly ShownEntry[]
  /** What all of them would cost (`previewCharges`); null while nothing is chosen. */
  charges: readonly ChargeLine[] | null
  change: RegistrationChange | null
  draftState: DraftState
  submission: SubmissionState
}

/**
 * What a screen shows of the running wizard.
 * @param data the event as it is shown: its contests may have more than the rules read
 * @param known other registrations of the same people, as far as they are known here
 */
export function wizardProgress<Contest extends ChargeRules['contests'][number]>(
  snapshot: WizardSnapshot,
  data: ChargeRules & { contests: readonly (Contest & { status: string })[] },
  now: Instant,
  known: readonly KnownEntry[],
): WizardProgress<Contest> {
  const { context } = snapshot
  const { draft, rules } = context
  const { stored } = rules
  const chargesOf = (entry: DraftEntry, place: number) => {
    if (stored) return previewChange(draft, stored, data, now).after
    return (
      dearerLinesOf(context, place) ??
      previewCharges(draftRequest({ ...draft, ...entry }), data, now, known)
    )
  }
  const entries = entriesOf(draft).map((entry, place) => {
    const { dancers, packets, roles } = entry
    return { dancers, packets, roles, charges: chargesOf(entry, place) }
  })
  const charges = entries.flatMap((entry) => entry.charges)
  const following = nextEntry(draft, rules)
  return {
    contests: stored ? openToIts(data.contests, stored) : data.contests,
    filter: rules.filter,
    draft,
    errors: shownErrors(context),
    stepStates: stepStates(context),
    canOpen: stepIndexes.map((step) => isStepReachable(step, draft, rules)),
    nextStep: stored && draft.step < 4 ? 4 : stepAfter(draft.step, draft, rules),
    nextDancers: following && following.dancers.map(({ first_name }) => first_name.trim()),
    entries,
    charges: charges.length > 0 ? charges : null,
    change: stored
      ? {
          regN: stored.regData.reg_n,
          priceBefore: totalOf(previewChange(draft, stored, data, now).before),
        }
      : null,
    draftState: draftStateOf(snapshot),
    submission: submissionOf(snapshot),
  }
}

/** Contests of the registration itself can be taken again, though they are closed to others. */
function openToIts<Contest extends { id: string; status: string }>(
  contests: readonly Contest[],
  { registrations }: NonNullable<WizardRules['stored']>,
): Contest[] {
  const own = new Set(
    registrations
      .filter(({ status }) => status !== 'withdrawn')
      .map(({ contest_id }) => contest_id),
  )
  return contests.map((contest) => (own.has(contest.id) ? { ...contest, status: 'open' } : contest))
}

function draftStateOf(snapshot: WizardSnapshot): DraftState {
  const { isDraftSaved, draft, rules } = snapshot.context
  if (isDraftSaved === false) return 'failed'
  if (!snapshot.matches({ storage: 'idle' })) return 'saving'
  // One that was restored is kept already.
  const isKept = isDraftSaved === true || (isBegun(draft) && !rules.stored)
  return isKept ? 'saved' : 'untouched'
}

/** Once registered it is still shown as running: the page of the registration follows at once. */
function submissionOf(snapshot: WizardSnapshot): SubmissionState {
  if (!snapshot.matches({ form: 'editing' })) return { state: 'running' }
  const failure = shownFailure(snapshot.context)
  return failure === null ? { state: 'idle' } : { state: 'failed', failure }
}
