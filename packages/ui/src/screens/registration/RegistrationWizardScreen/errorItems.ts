import { stepOfField } from '@parket/domain/registration/steps'
import type { ErrorSummaryItem } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { fieldId, reviewId } from './fieldId.ts'
import type { WizardView } from './wizardView.ts'

/**
 * The problems of a step with the place each is mended at. The last step shows what earlier ones
 * gave, so there a problem leads to that part of the review.
 */
export function errorItems({ errors, draft }: WizardView): ErrorSummaryItem[] {
  return Object.entries(errors).flatMap(([field, texts]) => {
    const owner = stepOfField(field, texts, draft)
    const target = owner === draft.step ? fieldId(field) : reviewId(owner)
    return texts.map((text) => ({ fieldId: target, text }))
  })
}
