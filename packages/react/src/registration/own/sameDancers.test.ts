import { expect, test } from 'vitest'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { sameDancersIn } from './sameDancers.ts'

function made(id: number, ...names: string[]) {
  const dancers = names.map((last_name) => ({
    last_name,
    first_name: 'Анна',
    birth_date: '2015-03-04',
  }))
  // Only what is compared.
  return { regData: { id }, dancers } as unknown as RegistrationAnswer
}

test('who dances in several registrations is found in each, however the name is written', () => {
  const solo = made(56, 'Королёва')
  const duet = made(57, 'Королева ', 'Белова')
  const other = made(58, 'Зуева')
  const all = [solo, duet, other]
  expect(sameDancersIn(all, solo)).toEqual([56, 57])
  expect(sameDancersIn(all, duet)).toEqual([56, 57])
  expect(sameDancersIn(all, other)).toEqual([58])
  expect(sameDancersIn([], other)).toEqual([])
})
