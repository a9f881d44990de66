import { draftLifeDays, keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { afterEach, expect, test } from 'vitest'
import { localStore } from './browserStorage.ts'
import {
  dropAllKeptDrafts,
  dropKeptDraft,
  dropOldDrafts,
  keepDraft,
  readKeptDraft,
} from './keptDrafts.ts'

const now = Date.parse('2026-05-01T10:00:00Z')
const life = draftLifeDays * 24 * 60 * 60 * 1000
const anna = { userId: 1, eventId: 7 }

afterEach(dropAllKeptDrafts)

test('a draft is kept for its account and event alone, the latest in place of the one before', () => {
  keepDraft(anna, 'first', now)
  keepDraft({ userId: 2, eventId: 7 }, 'of another account', now)
  keepDraft({ userId: 1, eventId: 8 }, 'of another event', now)
  keepDraft(anna, 'second', now)
  expect(readKeptDraft(anna, now)).toBe('second')
  expect(readKeptDraft({ userId: 2, eventId: 7 }, now)).toBe('of another account')
  expect(readKeptDraft({ userId: 1, eventId: 8 }, now)).toBe('of another event')
  expect(readKeptDraft({ userId: 2, eventId: 8 }, now)).toBeNull()
})

test('the grid of a club has a draft of its own, beside the wizard’s of the same event', () => {
  const club = { ...anna, form: 'club' } as const
  keepDraft(anna, 'wizard', now)
  keepDraft(club, 'grid', now)
  expect([readKeptDraft(anna, now), readKeptDraft(club, now)]).toEqual(['wizard', 'grid'])
  dropKeptDraft(anna, now)
  expect([readKeptDraft(anna, now), readKeptDraft(club, now)]).toEqual([null, 'grid'])
})

test('it is dropped alone, and with the last one nothing is left in the browser', () => {
  keepDraft(anna, 'draft', now)
  keepDraft({ userId: 1, eventId: 8 }, 'other', now)
  dropKeptDraft(anna, now)
  expect(readKeptDraft(anna, now)).toBeNull()
  expect(readKeptDraft({ userId: 1, eventId: 8 }, now)).toBe('other')
  dropKeptDraft({ userId: 1, eventId: 8 }, now)
  expect(localStore.read(keptDraftsKey)).toBeNull()
})

test('its time over it is not read any more, and is gone with the next page', () => {
  keepDraft(anna, 'draft', now)
  expect(readKeptDraft(anna, now + life - 1)).toBe('draft')
  expect(readKeptDraft(anna, now + life)).toBeNull()
  expect(localStore.read(keptDraftsKey)).not.toBeNull()
  dropOldDrafts(now + life)
  expect(localStore.read(keptDraftsKey)).toBeNull()
})

test('saving it again begins its time anew', () => {
  keepDraft(anna, 'draft', now)
  keepDraft(anna, 'draft', now + life - 1)
  expect(readKeptDraft(anna, now + life)).toBe('draft')
})

test.each(['{', 'null', '{}', '[null]', '[{"userId":1,"eventId":7,"until":"x","text":"y"}]'])(
  'what is stored otherwise is none: %s',
  (text) => {
    localStore.write(keptDraftsKey, text)
    expect(readKeptDraft(anna, now)).toBeNull()
    keepDraft(anna, 'draft', now)
    expect(readKeptDraft(anna, now)).toBe('draft')
  },
)
