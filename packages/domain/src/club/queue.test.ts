import { expect, test } from 'vitest'
import { dancerKey } from '../registration/dancers.ts'
import { adult, stored } from '../testing/event1.ts'
import type { ClubEntry } from './entries.ts'
import { clubQueue, type ContestPlaces } from './queue.ts'

const vera = { ...adult, first_name: 'Вера' }
const tick: ClubEntry = { contestId: 'c11', dancers: [dancerKey(vera)], role: null }
const places = (own: Partial<ContestPlaces>): ContestPlaces => ({
  id: 'c11',
  capacity: 2,
  jnj_role_split: false,
  active_count: 2,
  waiting_count: 0,
  ...own,
})

test('a place that is given up goes to who waits already, not to the new tick', () => {
  expect(clubQueue([tick], [tick], [stored], [places({ waiting_count: 1 })]).added).toEqual(
    new Set([tick]),
  )
  expect(clubQueue([tick], [tick], [stored], [places({})]).added).toEqual(new Set())
})

test('of a contest that is not known nobody waits', () => {
  expect(clubQueue([tick], [tick], [stored], []).added).toEqual(new Set())
})
