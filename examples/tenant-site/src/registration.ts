import { isDiallable } from '@parket/domain/account/phone'
import { anyAge } from '@parket/domain/contest/filters'
import { offeredContests } from '@parket/domain/registration/availability'
import { checkConsents } from '@parket/domain/registration/consents'
import { checkRegistration } from '@parket/domain/registration/check'
import { singleKey } from '@parket/domain/registration/singleKey'
import type { DancerInput, RegistrationRequest } from '@parket/domain/registration/request'
import { mergeErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { EventData } from './api.ts'

/** What is typed and chosen. */
export interface Values {
  last_name: string
  first_name: string
  birth_date: string
  contestId: string
  email: string
  phone: string
  city: string
  processing: boolean
}

export const blank: Values = {
  last_name: '',
  first_name: '',
  birth_date: '',
  contestId: '',
  email: '',
  phone: '',
  city: '',
  processing: false,
}

const dancerOf = ({ last_name, first_name, birth_date }: Values): DancerInput => ({
  last_name,
  first_name,
  birth_date,
})

/** The call's body. */
export function requestOf(values: Values): RegistrationRequest {
  const { contestId, email, phone, city, processing } = values
  const selectedGroupIds = contestId === '' ? [] : [contestId]
  return {
    regData: { email, phone, city },
    dancers: [dancerOf(values)],
    packets: { [singleKey]: { status: true, selectedGroupIds } },
    consents: { processing },
  }
}

/** Contests of one dancer, each with the reason why this one may not enter. Packets need the wizard. */
export function soloContests({ event, tags, contests }: EventData, values: Values) {
  const filter = { count: { min: 1, max: 1 }, age: anyAge }
  const single = contests.filter(({ packet, jnj_role_split }) => !packet && !jnj_role_split)
  return offeredContests(single, [dancerOf(values)], { event, tags, filter })
}

/** The problems by field, by the same functions that the server calls; it alone knows every country's numbers. */
export function problemsOf(values: Values, data: EventData, now: Date): FieldErrors {
  const request = requestOf(values)
  return mergeErrors(
    checkRegistration(request, { ...data, now, isStaff: false, isPhone: isDiallable }),
    checkConsents(request.consents, true),
  )
}

/** The field of the form that shows a problem: those of the chosen contest belong to the choice. */
export function fieldOf(problem: string): string {
  return problem.startsWith('packets') ? 'packets' : problem
}
