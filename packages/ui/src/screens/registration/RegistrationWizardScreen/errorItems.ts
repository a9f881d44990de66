import { errorTexts } from '@parket/domain/problems/fieldErrors'
import { stepOfField } from '@parket/domain/registration/stepOfField'
import type { StepIndex } from '@parket/domain/registration/stepIndex'
import type { ErrorSummaryItem } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { fieldId, reviewId } from './fieldId.ts'
import type { WizardView } from './wizardView.ts'

type Problems = Pick<WizardView, 'errors' | 'draft'>

/**
 * The errors of a step with the field each belongs to. On the last step an error links to the part of the
 * review that shows its step.
 */
export function errorItems({ errors, draft }: Problems): ErrorSummaryItem[] {
  return Object.entries(errors).flatMap(([field, texts]) => {
    const owner = stepOfField(field, texts, draft)
    const target = owner === draft.step ? fieldId(field) : reviewId(owner)
    return texts.map((text) => ({ fieldId: target, text }))
  })
}

/** The errors of one step. */
export function problemsOf(step: StepIndex, { errors, draft }: Problems): string[] {
  const own = Object.entries(errors).filter(
    ([field, texts]) => stepOfField(field, texts, draft) === step,
  )
  return errorTexts(Object.fromEntries(own))
}
