import { expect, test } from 'vitest'
import { dancerKey } from '../registration/dancers.ts'
import type { ClubPlan } from './planClub.ts'
import { cellKey, placeProblems } from './clubProblems.ts'

const dancer = (last_name: string) => ({
  last_name,
  first_name: 'Анна',
  birth_date: '2012-03-04',
  gender: 'F' as const,
})
const [one, two] = [dancer('Белова'), dancer('Зимина')]
const set = (contestIds: string[], ...dancers: (typeof one)[]) => ({
  dancers,
  packets: { single: { status: null, selectedGroupIds: contestIds } },
  roles: {},
})
const plan = {
  sets: [set(['folk', 'show'], one), set(['duet'], one, two)],
  changes: [{ draft: set(['oriental'], two) }],
} as unknown as Pick<ClubPlan, 'sets' | 'changes'>
const cell = (contestId: string, of: typeof one) => cellKey(contestId, dancerKey(of))

test('a problem of a contest stands in its cell, one of the whole set in all of its cells', () => {
  const { cells, fields } = placeProblems(
    {
      'registrations.0.packets.folk': ['мест нет'],
      'registrations.0.dancers.0.birth_date': ['дата'],
      'registrations.1.packets.duet': ['состав'],
      'changes.0.roles.oriental': ['роль'],
    },
    plan,
  )
  expect(fields).toEqual({})
  expect(cells).toEqual({
    [cell('folk', one)]: ['мест нет', 'дата'],
    [cell('show', one)]: ['дата'],
    [cell('duet', one)]: ['состав'],
    [cell('duet', two)]: ['состав'],
    [cell('oriental', two)]: ['роль'],
  })
})

test('a contest that the set has not chosen is told in all cells of the set', () => {
  const { cells } = placeProblems({ 'registrations.0.packets.other': ['закрыта'] }, plan)
  expect(Object.keys(cells)).toEqual([cell('folk', one), cell('show', one)])
})

test('what is of no set stands by its field', () => {
  const errors = {
    event: ['приём закрыт'],
    'regData.email': ['почта'],
    'registrations.9.x': ['нет'],
    'changes.9.x': ['нет'],
    registrations: ['много'],
  }
  expect(placeProblems(errors, plan)).toEqual({ cells: {}, fields: errors })
})
