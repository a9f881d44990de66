import { mergeErrors } from '../../problems/fieldErrors.ts'
import type { Draft } from '../draft.ts'
import { openEntry } from '../draftEntries.ts'
import { errorsAtHand } from './refusal.ts'
import type { StepIndex } from './stepIndex.ts'
import { firstStepWithErrors, stepOfField } from './stepOfField.ts'
import { stepErrors } from './steps.ts'
import type { WizardContext } from './wizardContext.ts'

/**
 * One of several entries at hand, at the step that is asked for, else at the first one on which something of it is
 * wrong, else at its contests.
 * @param index its place (`entriesOf`)
 */
export function openedEntry(
  { draft, rules, serverErrors }: WizardContext,
  index: number,
  step?: StepIndex,
): { draft: Draft; step: StepIndex } {
  const opened = openEntry(draft, index)
  const errors = mergeErrors(
    stepErrors(4, opened, rules),
    errorsAtHand({ draft: opened, serverErrors }),
  )
  // Contacts and consents are no entry's own.
  const own = Object.entries(errors).filter(([field, texts]) =>
    [1, 2, 3].includes(stepOfField(field, texts, opened)),
  )
  return { draft: opened, step: step ?? firstStepWithErrors(Object.fromEntries(own), opened) ?? 3 }
}
