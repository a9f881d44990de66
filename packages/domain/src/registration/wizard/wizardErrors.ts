import { hasErrors, mergeErrors, type FieldErrors } from '../../problems/fieldErrors.ts'
import { errorsAtHand } from './refusal.ts'
import { stepIndexes, type StepIndex } from './stepIndex.ts'
import { stepOfField } from './stepOfField.ts'
import { stepErrors } from './steps.ts'
import type { WizardContext } from './wizardContext.ts'

/** What the problems shown depend on. */
type Problems = Pick<WizardContext, 'draft' | 'rules' | 'tried' | 'serverErrors'>

/**
 * The problems to show on a step: none before somebody tried to leave it, the server's always. The last
 * step shows those of all steps, and those of the ones left behind at once: «3 always» valid
 * (docs/rules/registration.md, «Steps of the wizard») lets somebody come to it with nothing chosen.
 */
export function shownErrors(context: Problems, step = context.draft.step): FieldErrors {
  const { draft, rules, tried } = context
  const isTried = tried.includes(step)
  const own = isTried || step === 4 ? stepErrors(4, draft, rules) : {}
  const isShown = (owner: StepIndex) => (step === 4 ? isTried || owner < 4 : owner === step)
  const pick = (errors: FieldErrors, isWanted: (owner: StepIndex) => boolean): FieldErrors =>
    Object.fromEntries(
      Object.entries(errors).filter(([field, texts]) => isWanted(stepOfField(field, texts, draft))),
    )
  return mergeErrors(
    pick(own, isShown),
    pick(errorsAtHand(context), (owner) => step === 4 || owner === step),
  )
}

export type StepState = 'done' | 'current' | 'upcoming' | 'error'

/** How each step stands, for the stepper. */
export function stepStates(context: Problems): StepState[] {
  const { draft } = context
  return stepIndexes.map((step) => {
    if (step === draft.step) return 'current'
    if (step < 4 && hasErrors(shownErrors(context, step))) return 'error'
    return step < draft.reached ? 'done' : 'upcoming'
  })
}
