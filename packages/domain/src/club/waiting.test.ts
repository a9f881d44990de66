import { expect, test } from 'vitest'
import { dancerKey } from '../registration/dancers.ts'
import { adult, rules as event1, stored } from '../testing/event1.ts'
import type { ClubRules } from './planClub.ts'
import { clubWaiting } from './waiting.ts'

const rules = event1 as ClubRules & typeof event1
const { now } = rules
const vera = { ...adult, first_name: 'Вера' }
const entry = (contestId: string, ...dancers: (typeof adult)[]) => ({
  contestId,
  dancers: dancers.map(dancerKey),
  role: null,
})
const waitingOf = (entries: ReturnType<typeof entry>[], full: string[], known = [stored]) =>
  clubWaiting({ roster: [adult, vera], entries, stored: known }, rules, new Set(full), now)

test('a tick in a full contest waits and is charged to nobody yet', () => {
  const entries = [entry('c11', vera), entry('c12', vera)]
  expect(waitingOf(entries, [], [])).toEqual({ places: 0, amount: 0, total: 290_000 })
  expect(waitingOf(entries, ['c12'], [])).toEqual({ places: 1, amount: 120_000, total: 170_000 })
})

test('who has a place keeps it though the contest is full by now; who waits goes on waiting', () => {
  const held = waitingOf([entry('c11', adult)], ['c11'])
  expect(held).toMatchObject({ places: 0, amount: 0 })
  const [first, ...others] = stored.registrations
  const queued = {
    ...stored,
    registrations: first ? [{ ...first, status: 'waiting' as const }, ...others] : [],
  }
  expect(waitingOf([entry('c11', adult)], [], [queued])).toEqual({
    places: 1,
    amount: 120_000,
    total: 0,
  })
})

test('a pair on a waiting list is two', () => {
  expect(waitingOf([entry('c20', adult, vera)], ['c20'], [])).toEqual({
    places: 2,
    amount: 200_000,
    total: 0,
  })
})
