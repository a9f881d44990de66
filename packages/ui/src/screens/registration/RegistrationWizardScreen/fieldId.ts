import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'

/** Id of the control an error belongs to: `dancers.0.birth_date` → `wizard-dancers-0-birth_date`. */
export function fieldId(path: string): string {
  return `wizard-${path.replaceAll('.', '-')}`
}

/** Id of what the last step shows of an earlier one. */
export function reviewId(step: StepIndex): string {
  return `wizard-review-${step}`
}
