import { arePacketsRequired } from '../../event/tags.ts'
import { mergeErrors, hasErrors, type FieldErrors } from '../../problems/fieldErrors.ts'
import { checkAffiliation } from '../affiliation.ts'
import { checkWindow } from '../check.ts'
import { checkChoice } from '../choice.ts'
import { checkConsents } from '../consents.ts'
import { checkContacts } from '../contacts.ts'
import { checkDancers, checkRepeatedDancers } from '../dancers.ts'
import { newDraft, notAsked, nothingChosen, withEmptyRows, type Draft } from '../draft.ts'
import { entriesOf, openEntry, withEntry } from '../draftEntries.ts'
import { checkPackets, packetEntries } from '../packets.ts'
import { rulesFor } from '../storedRegistration.ts'
import { stepIndexes, type StepIndex } from './stepIndex.ts'
import type { WizardRules } from './wizardRules.ts'

/**
 * What keeps a step from being done. «Valid when: 0 contacts filled; 1 dancers valid; 2 packet
 * selection complete; 3 always; 4 everything valid and at least one contest chosen» (docs/rules/registration.md,
 * «Steps of the wizard»).
 */
export function stepErrors(step: StepIndex, draft: Draft, given: WizardRules): FieldErrors {
  const rules = rulesFor(draft, given)
  switch (step) {
    case 0:
      return checkContacts(draft.contacts, rules.isPhone)
    case 1:
      return mergeErrors(
        checkDancers(draft.dancers, rules),
        checkRepeatedDancers(draft.dancers),
        checkAffiliation(draft.contacts),
      )
    case 2:
      return checkPackets(draft.packets, rules)
    case 3:
      return {}
    default:
      return mergeErrors(
        checkWindow(rules),
        stepErrors(0, draft, rules),
        stepErrors(1, draft, rules),
        stepErrors(2, draft, rules),
        checkChoice(draft, rules),
        checkConsents(draft.consents, true),
      )
  }
}

export function isStepValid(step: StepIndex, draft: Draft, rules: WizardRules): boolean {
  return !hasErrors(stepErrors(step, draft, rules))
}

/**
 * The step to go on to: «Пакеты» is passed by where none has to be chosen. It keeps its number, stands open for
 * whoever wants to choose one, and then lies on the way.
 */
export function stepAfter(step: StepIndex, draft: Draft, rules: WizardRules): StepIndex | null {
  if (step === 1 && !arePacketsOnTheWay(draft, rules)) return 3
  return stepIndexes[step + 1] ?? null
}

/** The step to go back to; null before the first. */
export function stepBefore(step: StepIndex, draft: Draft, rules: WizardRules): StepIndex | null {
  if (step === 3 && !arePacketsOnTheWay(draft, rules)) return 1
  return stepIndexes[step - 1] ?? null
}

/**
 * Whether step 2 has to be seen: one must be chosen, or the person has chosen one. Else contests are ticked one by
 * one, and the sum takes the packet in which they cost less (docs/rules/money.md, «Cheapest arrangement»).
 */
function arePacketsOnTheWay({ packets, autoBundles }: Draft, rules: WizardRules): boolean {
  const isDecided = packetEntries(packets).some(
    ([id, { status }]) => status !== null && !autoBundles?.includes(id),
  )
  return isDecided || arePacketsRequired(rules.tags)
}

/** Where an entry after the first one begins: its dancers are known. */
function firstStepOfNext(rules: WizardRules): 2 | 3 {
  return arePacketsRequired(rules.tags) ? 2 : 3
}

/**
 * Goes on from the contests of one entry to those of the next: of whoever was entered already, or waits for their turn.
 * Nobody who waits is left behind on the last step either.
 * @returns null where the review comes next
 */
export function nextEntry(draft: Draft, rules: WizardRules): Draft | null {
  const { step, turn, chosen, others, reached } = draft
  if (step < 3 || rules.stored) return null
  // Who comes from the review to change one entry has seen the others.
  if (step === 3 && turn < chosen.length && (reached < 4 || others.length > 0))
    return openEntry(draft, turn + 1)
  const { min, max } = rules.filter.count
  const dancers = others.slice(0, max)
  if (dancers.length === 0) return null
  const entry = { dancers: withEmptyRows(dancers, min), ...nothingChosen() }
  const next = {
    ...withEntry(draft, entry),
    others: others.slice(dancers.length),
    consents: notAsked,
  }
  return { ...next, step: furthestStep(firstStepOfNext(rules), next, rules) }
}

/** Goes back from where an entry begins to the contests of the one before it; null where there is none. */
export function previousEntry(draft: Draft, rules: WizardRules): Draft | null {
  const { step, turn } = draft
  const begins = arePacketsOnTheWay(draft, rules) ? 2 : 3
  return turn > 0 && step === begins ? { ...openEntry(draft, turn - 1), step: 3 } : null
}

/** The first entry that cannot be sent as it is, by its place; null where all can. */
export function faultyEntry(draft: Draft, rules: WizardRules): number | null {
  const place = entriesOf(draft).findIndex(
    (_, index) => !isStepValid(4, openEntry(draft, index), rules),
  )
  return place < 0 ? null : place
}

/**
 * The draft that follows a registration: the same contacts, whoever waits for their turn as dancers,
 * nothing chosen and nothing consented to. It begins with the dancer, or for who waits with the contests.
 */
export function nextDraft(before: Draft, rules: WizardRules): Draft {
  const { eventId, contacts, others } = before
  const dancers = others.slice(0, rules.filter.count.max)
  const next = newDraft(eventId, rules.filter, { contacts, dancers })
  const wanted = dancers.length === 0 ? 1 : firstStepOfNext(rules)
  const step = furthestStep(wanted, next, rules)
  return { ...next, step, reached: step, others: others.slice(dancers.length) }
}

/** A step can be opened when all before it are valid; finished steps stay open for change. */
export function isStepReachable(step: StepIndex, draft: Draft, rules: WizardRules): boolean {
  return stepIndexes.slice(0, step).every((before) => isStepValid(before, draft, rules))
}

/** The furthest step up to `wanted` that can be opened: where a restored draft goes on. */
export function furthestStep(wanted: StepIndex, draft: Draft, rules: WizardRules): StepIndex {
  return stepIndexes.reduce(
    (furthest, step) => (step <= wanted && isStepReachable(step, draft, rules) ? step : furthest),
    0,
  )
}
