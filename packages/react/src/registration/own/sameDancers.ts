import { dancerKey } from '@parket/domain/registration/dancers'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

/**
 * The registrations in which anybody of one dances: each may correct what the others cost.
 * @returns their ids, in order
 */
export function sameDancersIn(
  registrations: readonly RegistrationAnswer[],
  { dancers }: RegistrationAnswer,
): number[] {
  const keys = new Set(dancers.map(dancerKey))
  return registrations
    .filter((one) => one.dancers.some((dancer) => keys.has(dancerKey(dancer))))
    .map(({ regData }) => regData.id)
}
