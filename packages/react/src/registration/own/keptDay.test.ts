import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { afterEach, expect, test } from 'vitest'
import { ApiProblem } from '@parket/api-client/unwrap'
import { localStore } from '../../data/browserStorage.ts'
import { forgetRegistering } from '../../data/forgetRegistering.ts'
import { dropAllKeptDrafts } from '../../data/keptDrafts.ts'
import { keepDay } from './keepDay.ts'
import { dropKeptDay, readKeptDay } from './keptDay.ts'
import { takesDayAway } from './takesDayAway.ts'

const registration = {
  regData: {
    id: 7,
    event_id: 4,
    reg_n: 3,
    pin_code: '390241',
    start_number: 103,
    was_merged: false,
    email: 'mail@parket.test',
    phone: '+79990001122',
    city: 'Тверь',
    club: 'Клуб «Ритм»',
  },
  dancers: [
    {
      id: 9,
      first_name: 'Анна',
      last_name: 'Ким',
      birth_date: '2016-04-05',
      user_id: 555,
      federation_codes: ['RU-777'],
    },
  ],
  registrations: [{ id: 11, contest_id: 'solo', status: 'active' }],
} as unknown as RegistrationAnswer
const day = { registration, floors: [], readAt: '2027-02-20T11:32:00.000Z' }
const visitors = { ownerId: null, eventId: 4, regDataId: 7 }

const refusal = (status: number) => new ApiProblem({ status, answer: null })

afterEach(() => dropAllKeptDrafts())

test('who dances what with which number is there again', () => {
  keepDay(visitors, day)
  const kept = readKeptDay(visitors)
  expect(kept?.registration.regData).toMatchObject({ id: 7, reg_n: 3, start_number: 103 })
  expect(kept?.registration.dancers).toMatchObject([{ first_name: 'Анна', last_name: 'Ким' }])
  expect(kept?.registration.registrations).toEqual(registration.registrations)
  expect(kept?.readAt).toBe(day.readAt)
})

test.each(['390241', 'mail@', '79990001122', 'Тверь', 'Ритм', '2016-04-05', '555', 'RU-777'])(
  'of PIN, contacts and birth dates nothing is kept: %s',
  (secret) => {
    keepDay(visitors, day)
    expect(localStore.read(keptDraftsKey)).not.toContain(secret)
  },
)

test('each registration has its own; nothing is known of another', () => {
  keepDay(visitors, day)
  expect(readKeptDay({ ...visitors, regDataId: 8 })).toBeNull()
  expect(readKeptDay({ ...visitors, eventId: 5 })).toBeNull()
})

test('another account and a visitor see nothing of it, a logout takes it away', () => {
  const own = { ...visitors, ownerId: 1 }
  keepDay(own, day)
  expect(readKeptDay({ ...visitors, ownerId: 2 })).toBeNull()
  expect(readKeptDay(visitors)).toBeNull()
  expect(readKeptDay(own)).not.toBeNull()
  forgetRegistering()
  expect(readKeptDay(own)).toBeNull()
})

test('one that may not be opened any more goes', () => {
  keepDay(visitors, day)
  dropKeptDay(visitors)
  expect(readKeptDay(visitors)).toBeNull()
})

test('an account loses its day with a refusal, not with a login that has expired', () => {
  expect(takesDayAway(refusal(403), 1)).toBe(true)
  expect(takesDayAway(refusal(401), 1)).toBe(false)
})

test('a visitor who is asked for the PIN again loses the day', () => {
  expect(takesDayAway(refusal(403), null)).toBe(true)
  expect(takesDayAway(refusal(401), null)).toBe(true)
})

test('a call that stayed unanswered takes nothing away', () => {
  expect(takesDayAway(refusal(0), null)).toBe(false)
  expect(takesDayAway(refusal(503), 1)).toBe(false)
  expect(takesDayAway(null, null)).toBe(false)
})
