import { describe, expect, test } from 'vitest'
import { noAffiliation } from '../registration/affiliation.ts'
import { chooseRole, entryOf, storedEntries, toggleCell, type ClubEntry } from './entries.ts'

const solo = { id: 'solo', min_count: 1, max_count: 1 }
const pair = { id: 'pair', min_count: 2, max_count: 2 }
const group = { id: 'group', min_count: 3, max_count: 7 }
const ticked = (contest: typeof solo, ...dancers: string[]) =>
  dancers.reduce<ClubEntry[]>((entries, dancer) => toggleCell(entries, contest, dancer), [])
const setsOf = (entries: readonly ClubEntry[]) => entries.map(({ dancers }) => dancers)

describe('a tick in the grid', () => {
  test('enters a soloist alone', () => {
    expect(setsOf(ticked(solo, 'a', 'b'))).toEqual([['a'], ['b']])
  })
  test('pairs who is still without a partner', () => {
    expect(setsOf(ticked(pair, 'a', 'b', 'c'))).toEqual([['a', 'b'], ['c']])
    expect(setsOf(ticked(pair, 'a', 'b', 'c', 'd'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
  test('makes one group of all', () => {
    expect(setsOf(ticked(group, 'a', 'b', 'c', 'd'))).toEqual([['a', 'b', 'c', 'd']])
  })
  test('taken back leaves the others, and nothing where nobody is left', () => {
    expect(setsOf(ticked(pair, 'a', 'b', 'a'))).toEqual([['b']])
    expect(setsOf(ticked(pair, 'a', 'b', 'a', 'c'))).toEqual([['b', 'c']])
    expect(ticked(solo, 'a', 'a')).toEqual([])
    expect(setsOf(toggleCell(ticked(solo, 'a', 'b'), solo, 'a'))).toEqual([['b']])
  })
  test('is found by contest and dancer', () => {
    const entries = ticked(pair, 'a', 'b')
    expect(entryOf(entries, 'pair', 'b')?.dancers).toEqual(['a', 'b'])
    expect(entryOf(entries, 'solo', 'b')).toBeUndefined()
  })
})

test('a role is of one dancer in one contest', () => {
  const entries = chooseRole(ticked(solo, 'a', 'b'), 'solo', 'b', 'leader')
  expect(entries.map(({ role }) => role)).toEqual([null, 'leader'])
})

test('registrations stand in the grid without what was withdrawn and without bundles', () => {
  const entry = (id: number, contest_id: string, status: 'active' | 'waiting' | 'withdrawn') => ({
    id,
    contest_id,
    packet_contest_id: null,
    status,
    role: id === 2 ? ('follower' as const) : null,
  })
  const anna = { id: 1, last_name: 'Иванова', first_name: 'Анна', birth_date: '2002-01-15' }
  const stored = {
    regData: {
      id: 7,
      reg_n: 58,
      version: 1,
      created_at: '2026-11-20T09:00:00+03:00',
      email: '',
      phone: '',
      city: '',
      ...noAffiliation,
      consents: {},
    },
    dancers: [anna],
    registrations: [
      entry(1, 'packet', 'active'),
      entry(2, 'jnj', 'waiting'),
      entry(3, 'solo', 'withdrawn'),
    ],
  }
  expect(storedEntries([stored], (id) => id === 'packet')).toEqual([
    { contestId: 'jnj', dancers: ['иванова|анна|2002-01-15'], role: 'follower' },
  ])
})
