import { errorTexts } from '@parket/domain/problems/fieldErrors'
import { stepOfField } from '@parket/domain/registration/wizard/stepOfField'
import { isOfWholeStep } from '@parket/domain/registration/wizard/wholeStep'
import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { ErrorSummaryItem } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { fieldId, reviewId } from './fieldId.ts'
import type { WizardView } from './wizardView.ts'

type Problems = Pick<WizardView, 'errors' | 'draft'>

/**
 * The errors of a step with the field each belongs to. On the last step an error links to the part of the
 * review that shows its step. A text stands once for each place.
 */
export function errorItems({ errors, draft }: Problems): ErrorSummaryItem[] {
  const items = new Map<string, ErrorSummaryItem>()
  for (const [field, texts] of Object.entries(errors)) {
    const owner = stepOfField(field, texts, draft)
    const target = owner === draft.step ? fieldId(field) : reviewId(owner)
    for (const text of texts) {
      const isOfWhole = isOfWholeStep(text)
      const key = isOfWhole ? text : `${target} ${text}`
      if (!items.has(key))
        items.set(key, { fieldId: target, text, ...(isOfWhole && { isOfWhole }) })
    }
  }
  return [...items.values()]
}

/** The errors of one step. */
export function problemsOf(step: StepIndex, { errors, draft }: Problems): string[] {
  const own = Object.entries(errors).filter(
    ([field, texts]) => stepOfField(field, texts, draft) === step,
  )
  return errorTexts(Object.fromEntries(own))
}
