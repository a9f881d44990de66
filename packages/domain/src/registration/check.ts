import type { PhoneCheck } from '../account/phone.ts'
import type { RegistrationContest } from '../contest/contest.ts'
import type { EventTag, RegistrationEvent } from '../event/event.ts'
import { registrationWindowProblem } from '../event/registrationWindow.ts'
import type { Instant } from '../format/date.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { checkAffiliation } from './affiliation.ts'
import { checkChoice } from './choice.ts'
import { checkConsents } from './consents.ts'
import { checkContacts } from './contacts.ts'
import { checkDancers } from './dancers.ts'
import { checkPackets } from './packets.ts'
import { isGender } from '../person/gender.ts'
import { readRegistration, type ReadRegistration, type SentRegistration } from './request.ts'

/** What a registration is checked against. */
export interface RegistrationRules {
  event: RegistrationEvent
  tags: readonly EventTag[]
  /** All contests of the event. */
  contests: readonly RegistrationContest[]
  now: Instant
  isPhone: PhoneCheck
  /** Staff of the event may register outside the window. */
  isStaff: boolean
}

/** What was sent, read once, with the rules that it breaks. It may be stored when there are none. */
export interface CheckedRegistration {
  request: ReadRegistration
  /** By dotted path. */
  errors: FieldErrors
}

/**
 * Every rule of a registration, as the server applies it (docs/rules/registration.md, «Who may register and when»).
 * The wizard calls the same functions step by step. Whether a dancer already has an entry in a contest
 * (409 `dancer_twice`) only the server can know: see `dancerKey` and `repeatedDancers`.
 * @param sent as it arrived or as `readRegistration` gave it
 */
export function readCheckedRegistration(
  sent: SentRegistration,
  rules: RegistrationRules,
): CheckedRegistration {
  const request = readRegistration(sent)
  const { event, now } = rules
  const errors = mergeErrors(
    checkWindow(rules),
    checkContacts(request.regData, rules.isPhone),
    checkAffiliation(request.regData),
    checkDancers(request.dancers, { event, now }),
    checkGenders(sent),
    checkPackets(request.packets, rules),
    checkChoice(request, rules),
    checkConsents(request.consents, false),
  )
  return { request, errors }
}

/** The problems alone, by dotted path; `{}` when the registration may be stored. */
export function checkRegistration(sent: SentRegistration, rules: RegistrationRules): FieldErrors {
  return readCheckedRegistration(sent, rules).errors
}

/** A gender left out is the default one; any other value is a mistake. */
function checkGenders({ dancers }: SentRegistration): FieldErrors {
  const errors: FieldErrors = {}
  dancers?.forEach(({ gender = null }, index) => {
    const isKnown = gender === null || isGender(gender)
    if (!isKnown) addError(errors, `dancers.${index}.gender`, formProblemText('gender_invalid'))
  })
  return errors
}

/** Entries are taken inside the event's window; from staff always. Problems under `event`. */
export function checkWindow({ event, now, isStaff }: RegistrationRules): FieldErrors {
  const problem = isStaff ? null : registrationWindowProblem(event, now)
  return problem === null ? {} : { event: [problem] }
}
