import { formProblemText } from '../problems/formProblems.ts'
import type { FieldErrors } from '../problems/fieldErrors.ts'
import type { Consents } from './request.ts'

/**
 * «`processing: false` → 422; absent → accepted, kept as «согласие не получено»»; the wizard
 * requires it, and so does the club's grid (docs/rules/consents-and-retention.md, «Consents»).
 * @param isRequired whether an absent consent is a problem as well
 */
export function checkConsents(consents: Consents | undefined, isRequired: boolean): FieldErrors {
  const processing = consents?.processing ?? null
  const isRefused = processing === false || (isRequired && processing !== true)
  return isRefused ? { 'consents.processing': [formProblemText('consent_missing')] } : {}
}

/** What a form of ours sends: a box that was shown and not ticked is a «no», never «not asked». */
export function givenConsents({ processing, publication }: Consents): Required<Consents> {
  return { processing: processing === true, publication: publication === true }
}

/** The answer of somebody who is registered already: processing is required, to publication a «no» is an answer. */
export function checkConsentAnswer({ processing }: Consents): FieldErrors {
  return processing === true ? {} : { processing: [formProblemText('consent_unticked')] }
}
