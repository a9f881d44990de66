import { checkPlainName } from '../account/person.ts'
import type { FieldErrors } from '../problems/fieldErrors.ts'

/**
 * «A registration also has `troupe` (asked of groups; what the announcer says), `club`, `coach`»
 * (docs/rules/registration.md, «Contacts»). All of them may be left out: '' then.
 */
export interface Affiliation {
  troupe: string
  club: string
  coach: string
}

export const affiliationFields = ['troupe', 'club', 'coach'] as const

/** None of them is given. */
export const noAffiliation: Affiliation = { troupe: '', club: '', coach: '' }

/** Troupe, club and coach alone, of what has more. */
export function affiliationOf({ troupe, club, coach }: Affiliation): Affiliation {
  return { troupe, club, coach }
}

/** @returns problems under `regData.…` */
export function checkAffiliation(affiliation: Affiliation): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of affiliationFields) {
    checkPlainName(errors, `regData.${field}`, affiliation[field])
  }
  return errors
}
