import { isPacket } from '../../contest/tags.ts'
import { arePacketsRequired } from '../../event/tags.ts'
import { mergeErrors, hasErrors, type FieldErrors } from '../../problems/fieldErrors.ts'
import { checkAffiliation } from '../affiliation.ts'
import { offeredContests } from '../availability.ts'
import { checkWindow } from '../check.ts'
import { checkChoice } from '../choice.ts'
import { checkConsents } from '../consents.ts'
import { checkContacts } from '../contacts.ts'
import { checkDancers, checkRepeatedDancers } from '../dancers.ts'
import { newDraft, type Draft } from '../draft.ts'
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
 * The step to go on to: «Пакеты» is passed by where there is none to take; it keeps its number, and can
 * be opened by it.
 */
export function stepAfter(step: StepIndex, draft: Draft, rules: WizardRules): StepIndex | null {
  if (step === 1 && !arePacketsOffered(draft, rules)) return 3
  return stepIndexes[step + 1] ?? null
}

/** The step to go back to; null before the first. */
export function stepBefore(step: StepIndex, draft: Draft, rules: WizardRules): StepIndex | null {
  if (step === 3 && !arePacketsOffered(draft, rules)) return 1
  return stepIndexes[step - 1] ?? null
}

/** Whether step 2 has something to decide for these dancers. */
export function arePacketsOffered(draft: Draft, rules: WizardRules): boolean {
  const isDecided = packetEntries(draft.packets).some(([, { status }]) => status !== null)
  if (isDecided || arePacketsRequired(rules.tags)) return true
  return offeredContests(rules.contests, draft.dancers, rules).some(
    ({ contest, reason }) => isPacket(contest) && reason === null,
  )
}

/**
 * The draft that follows a registration: the same contacts, whoever waits for their turn as dancers,
 * nothing chosen and nothing consented to. It begins with the dancer, or for who waits with the contests: the
 * packets were seen with the first, stay a step back, and are offered there where they are cheaper.
 */
export function nextDraft(before: Draft, rules: WizardRules): Draft {
  const { eventId, contacts, others } = before
  const dancers = others.slice(0, rules.filter.count.max)
  const next = newDraft(eventId, rules.filter, { contacts, dancers })
  const first = arePacketsRequired(rules.tags) ? 2 : 3
  const wanted = dancers.length === 0 ? 1 : first
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
