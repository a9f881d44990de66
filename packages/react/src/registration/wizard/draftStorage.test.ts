import { parseRegistrationFilter } from '@parket/domain/contest/filters'
import { newDraft } from '@parket/domain/registration/draft'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../data/browserStorage.ts'
import { forgetRegistering, forgetTab } from '../../data/forgetRegistering.ts'
import { storageKeys } from '../../data/storageKeys.ts'
import { clearDraft, ownDrafts, readDraft, storeDraft } from './draftStorage.ts'

const draft = newDraft(7, parseRegistrationFilter({ count: 'solo' }), {
  dancers: [{ last_name: 'Орлова', first_name: 'Соня', birth_date: '' }],
})

function stubStorage(name: 'localStorage' | 'sessionStorage'): void {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
}

beforeEach(() => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
})

afterEach(() => {
  ownDrafts(null)
  vi.unstubAllGlobals()
})

test('the draft of an account is seen in its tab by nobody else', () => {
  ownDrafts(1)
  storeDraft(draft)
  expect(readDraft(7, 1)).toEqual(draft)
  expect(readDraft(7, 2)).toBeNull()
  expect(readDraft(7, null)).toBeNull()
})

test('without its tab it is there for the account alone', () => {
  ownDrafts(1)
  storeDraft(draft)
  forgetTab()
  expect(readDraft(7, 1)).toEqual(draft)
  expect(readDraft(7, 2)).toBeNull()
  forgetRegistering()
  expect(readDraft(7, 1)).toBeNull()
})

test('contacts that a visitor left in the tab are put into the draft kept of who logs in', () => {
  ownDrafts(1)
  storeDraft(draft)
  forgetTab()
  ownDrafts(null)
  const contacts = { ...draft.contacts, city: 'Самара' }
  storeDraft({ ...draft, dancers: [], contacts })
  expect(readDraft(7, 1)).toEqual({ ...draft, contacts })
  expect(readDraft(7, null)).toEqual({ ...draft, dancers: [], contacts })
  expect(readDraft(7, 2)).toEqual({ ...draft, dancers: [], contacts })
})

test('what a visitor types in a tab where an account typed before is the visitor’s, and whose who logs in', () => {
  ownDrafts(1)
  storeDraft(draft)
  ownDrafts(null)
  const other = { ...draft, step: 1 as const }
  storeDraft(other)
  expect(readDraft(7, null)).toEqual(other)
  expect(readDraft(7, 2)).toEqual(other)
})

test('once it is sent nothing of it is left, in the tab or on the device', () => {
  ownDrafts(1)
  storeDraft(draft)
  clearDraft(7)
  expect(readDraft(7, 1)).toBeNull()
  expect(sessionStore.read(storageKeys.draftOwner)).toBeNull()
})
