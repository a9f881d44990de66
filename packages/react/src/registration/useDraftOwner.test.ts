import type { AccountUser } from '@parket/domain/account/user'
import { expect, test } from 'vitest'
import { ownerAfter, type DraftOwner } from './useDraftOwner.ts'

const user = (id: number): AccountUser => ({
  id,
  email: `${id}@parket.test`,
  last_name: 'Иванова',
  first_name: 'Анна',
  superadmin: false,
})
const loggedIn = (id: number) => ({ status: 'loggedIn' as const, user: user(id) })
const nobody = { status: 'anonymous' as const, user: null }
const visitor: DraftOwner = { userId: null, isConfirmed: false, turn: 0 }
const stored: DraftOwner = { userId: 1, isConfirmed: false, turn: 0 }
const anna: DraftOwner = { userId: 1, isConfirmed: true, turn: 0 }

test('what a visitor typed goes to whoever logs in', () => {
  expect(ownerAfter(visitor, nobody)).toBe(visitor)
  expect(ownerAfter(visitor, loggedIn(1))).toEqual(anna)
})

test('while a stored login is checked the draft is its own, and stays so once it is confirmed', () => {
  expect(ownerAfter(stored, { status: 'restoring', user: null })).toBe(stored)
  expect(ownerAfter(stored, loggedIn(1))).toEqual(anna)
  expect(ownerAfter(anna, loggedIn(1))).toBe(anna)
})

test('a stored login that has run out: the visitor begins anew', () => {
  expect(ownerAfter(stored, nobody)).toEqual({ ...visitor, turn: 1 })
})

test('a login that runs out on the page takes nothing away; another account begins anew', () => {
  expect(ownerAfter(anna, nobody)).toBe(anna)
  expect(ownerAfter(anna, loggedIn(2))).toEqual({ userId: 2, isConfirmed: true, turn: 1 })
})
