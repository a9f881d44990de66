import { mostRegistrations } from '../money/jointPayment.ts'
import { addError, addErrorsAt, hasErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { readCheckedRegistration, type RegistrationRules } from '../registration/check.ts'
import type { ReadRegistration } from '../registration/request.ts'
import { checkDancerCount } from '../registration/dancers.ts'
import type { SentRegistration } from '../registration/request.ts'

/** Dancers who dance together, and where: one new registration of a club. */
export type SentSet = Pick<SentRegistration, 'dancers' | 'packets' | 'roles'> & {
  troupe?: string | null
}

/** What a leader sends at once: contacts and consents for all, new registrations and changed ones. */
export interface SentClub extends Pick<SentRegistration, 'regData' | 'consents'> {
  registrations?: readonly SentSet[] | null
  changes?: readonly unknown[] | null
}

/** The new registrations, each as if it were sent alone. */
function clubRegistrations({ regData, consents, registrations }: SentClub): SentRegistration[] {
  return (registrations ?? []).map(({ dancers, packets, roles, troupe }) => ({
    regData: { ...regData, troupe: troupe ?? null },
    dancers: dancers ?? [],
    packets: packets ?? {},
    roles: roles ?? {},
    consents: consents ?? null,
  }))
}

/**
 * Every rule of a registration for each new one: «all or none by rules» (docs/rules/registration.md, «Clubs»). What
 * is changed is checked where it is read.
 *
 * @returns the new registrations, none where there are too many; problems of one under `registrations.<index>.…`,
 *   those of all under their own paths (`event`, `regData.…`, `consents.…`)
 */
export function readCheckedClub(
  sent: SentClub,
  rules: RegistrationRules,
): { requests: ReadRegistration[]; errors: FieldErrors } {
  const tooMany = checkClubCounts(sent)
  if (hasErrors(tooMany)) return { requests: [], errors: tooMany }
  const errors: FieldErrors = {}
  const sets = clubRegistrations(sent)
  const n = sets.length + (sent.changes?.length ?? 0)
  if (n === 0) addError(errors, 'registrations', formProblemText('nothing_chosen'))
  const requests = sets.map((set, index) => {
    const checked = readCheckedRegistration(set, rules)
    addErrorsAt(errors, '', clubErrors('registrations', index, checked.errors))
    return checked.request
  })
  return { requests, errors }
}

/** The problems alone. */
export function checkClub(sent: SentClub, rules: RegistrationRules): FieldErrors {
  return readCheckedClub(sent, rules).errors
}

/**
 * How many at once and how many dance together, for a server that asks its database about each dancer before all rules
 * are checked.
 */
export function checkClubCounts({ registrations, changes }: SentClub): FieldErrors {
  const sets = registrations ?? []
  const n = sets.length + (changes?.length ?? 0)
  if (n > mostRegistrations) {
    const params = { n, max: mostRegistrations }
    return { registrations: [formProblemText('registrations_too_many', params)] }
  }
  const errors: FieldErrors = {}
  for (const [index, { dancers }] of sets.entries()) {
    addErrorsAt(errors, `registrations.${index}.`, checkDancerCount(dancers ?? []))
  }
  return errors
}

/** What all registrations of a club have in common. */
const shared: ReadonlySet<string | undefined> = new Set(['event', 'regData', 'consents'])

/** Problems of one registration as problems of the whole call. */
export function clubErrors(
  list: 'registrations' | 'changes',
  index: number,
  found: FieldErrors,
): FieldErrors {
  const own = `${list}.${index}`
  return Object.fromEntries(
    Object.entries(found).map(([field, texts]) => {
      const [area] = field.split('.')
      if (field === 'regData.troupe') return [`${own}.troupe`, texts]
      return [shared.has(area) ? field : `${own}.${field}`, texts]
    }),
  )
}
