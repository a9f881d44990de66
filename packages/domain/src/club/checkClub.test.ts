import { describe, expect, test } from 'vitest'
import { mostRegistrations } from '../money/jointPayment.ts'
import { adult, child, request, rules } from '../testing/event1.ts'
import { checkClub, readCheckedClub, type SentClub } from './checkClub.ts'

const { regData, packets } = request
const sent: SentClub = {
  regData,
  consents: { processing: true },
  registrations: [{ dancers: [adult], packets }],
}
const check = (own: SentClub = {}) => checkClub({ ...sent, ...own }, rules)

describe('a club registers at once', () => {
  test('each set as if it were sent alone, with the contacts and consents of all', () => {
    expect(check()).toEqual({})
    const read = (club: SentClub) => readCheckedClub(club, rules).requests
    const nobody = { dancers: [], packets: {}, roles: {} }
    expect(read({ ...sent, registrations: [{ troupe: 'Оникс' }, {}] })).toMatchObject([
      { ...nobody, regData: { ...regData, troupe: 'Оникс' }, consents: { processing: true } },
      { ...nobody, regData: { ...regData, troupe: '' }, consents: { processing: true } },
    ])
    expect(read({})).toEqual([])
    expect(read({ registrations: [{}] })).toMatchObject([
      { ...nobody, regData: { troupe: '' }, consents: {} },
    ])
  })

  test('problems of one registration name it, those of all stand once', () => {
    const troupe = 'я'.repeat(101)
    const set = { dancers: [child], packets, troupe }
    const errors = check({
      regData: { ...regData, city: '' },
      consents: { processing: false },
      registrations: [{ dancers: [adult], packets }, set, set],
    })
    expect(Object.keys(errors)).toEqual([
      'regData.city',
      'consents.processing',
      'registrations.1.troupe',
      'registrations.1.packets.c11',
      'registrations.2.troupe',
      'registrations.2.packets.c11',
    ])
    expect(errors['regData.city']).toEqual(['Укажите город'])
  })

  test('the window of the event counts for all', () => {
    const late = { ...rules, now: '2028-01-01T00:00:00Z' }
    expect(Object.keys(checkClub(sent, late))).toEqual(['event'])
  })

  test('something has to be sent, and no more than one payment can be for', () => {
    const nothing = { registrations: ['Не выбрано ни одной номинации'] }
    expect(check({ registrations: null })).toEqual(nothing)
    expect(check({ registrations: [], changes: [] })).toEqual(nothing)
    expect(check({ registrations: [], changes: [{}] })).toEqual({})
    const many = Array.from({ length: mostRegistrations }, () => ({}))
    expect(check({ changes: many })).toEqual({
      registrations: ['Заявок за один раз не больше 200, а здесь 201'],
    })
  })
})
