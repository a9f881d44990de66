import { formProblemText } from '../problems/formProblems.ts'
import type { FieldErrors } from '../problems/fieldErrors.ts'
import type { Consents } from './request.ts'

/**
 * «`processing: false` → 422; absent → accepted, kept as «согласие не получено»»; the wizard itself
 * requires it (decisions, «Registration»).
 * @param isRequired whether an absent consent is a problem as well
 */
export function checkConsents(consents: Consents | undefined, isRequired: boolean): FieldErrors {
  const processing = consents?.processing ?? null
  const isRefused = processing === false || (isRequired && processing !== true)
  return isRefused ? { 'consents.processing': [formProblemText('consent_missing')] } : {}
}
