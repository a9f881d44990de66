import type { components } from '@parket/api-client/schema'
import { expect, test } from 'vitest'
import { ownPlaces, placeOfEntry } from './ownPlaces.ts'

type Own = components['schemas']['OwnResult']
type Place = components['schemas']['ResultPlace']

const placed = (place: number, role: Place['role']) => ({ place, place_to: place, role }) as Place
const contest = (...places: Place[]) => ({
  own: { start_number: 7, names: [], rounds: [], places } satisfies Own,
})

test('whoever danced both roles has in each entry the place of its role', () => {
  const both = contest(placed(2, 'leader'), placed(5, 'follower'))
  expect(placeOfEntry(both, 'leader')?.place).toBe(2)
  expect(placeOfEntry(both, 'follower')?.place).toBe(5)
  expect(ownPlaces(both)).toHaveLength(2)
})

test('a contest without roles has one place, whatever the entry says', () => {
  expect(placeOfEntry(contest(placed(3, null)), null)?.place).toBe(3)
  expect(placeOfEntry(contest(placed(3, null)), 'leader')?.place).toBe(3)
})

test('the place of the other role is not the own one', () => {
  expect(placeOfEntry(contest(placed(2, 'leader')), 'follower')).toBeNull()
})

test('before the places are public, and in contests of others, there is none', () => {
  expect(placeOfEntry(contest(), null)).toBeNull()
  expect(placeOfEntry({ own: null }, null)).toBeNull()
  expect(ownPlaces({ own: null })).toEqual([])
})
