import { removeItem } from '@parket/domain/timetable/edit'
import { expect, test } from 'vitest'
import {
  afterReading,
  afterSaving,
  changedSessions,
  toDraft,
  toInput,
  type DraftItem,
} from './timetableDraft.ts'

const time = '2027-02-20T07:00:00.000Z'
const item = (id: number) => ({
  id,
  kind: 'break' as const,
  contest_id: null,
  round_index: null,
  title: `Перерыв ${id}`,
  minutes: 10,
  delay: 0,
  start: time,
  published_start: null,
  published_session_id: null,
})
const session = (id: number, ids: number[], version = 1) => ({
  id,
  event_id: 1,
  number: id,
  title: '',
  floor: 'А',
  start: time,
  end: time,
  items: ids.map(item),
  version,
})
const { published_start, published_session_id, ...unsaved } = item(0)
const fresh: DraftItem = {
  ...unsaved,
  id: -1,
  savedId: null,
  publishedStart: published_start,
  publishedSessionId: published_session_id,
}

test('only what was edited is sent, new items without an id', () => {
  const stored = toDraft([session(1, [11]), session(2, [21])])
  const [one, two] = stored
  if (!one || !two) throw new Error('Two sessions')
  const draft = [one, { ...two, items: [...two.items, fresh] }]
  const changed = changedSessions(stored, draft)
  expect(toInput(changed)).toMatchObject([{ id: 2, version: 1, items: [{ id: 21 }, {}] }])
  expect(toInput(changed)[0]?.items?.[1]).not.toHaveProperty('id')
})

test('a new item keeps its place on the page and is the stored one from then on', () => {
  const stored = toDraft([session(1, [11])])
  const [one] = stored
  if (!one) throw new Error('A session')
  const sent = [{ ...one, items: [...one.items, fresh] }]
  const saved = afterSaving(sent, sent, [session(1, [11, 12], 2)])
  expect(saved.draft).toMatchObject([{ version: 2, items: [{}, { id: -1, savedId: 12 }] }])
  expect(changedSessions(saved.stored, saved.draft)).toEqual([])
})

test('what was edited while it was being stored is stored next, at the new version', () => {
  const stored = toDraft([session(1, [11]), session(2, [21])])
  const sent = stored.map((one) => (one.id === 1 ? { ...one, items: [...one.items, fresh] } : one))
  const meanwhile = removeItem(sent, 11)
  const saved = afterSaving(meanwhile, sent.slice(0, 1), [session(1, [11, 12], 2)])
  const now = [...saved.stored, ...stored.slice(1)]
  expect(toInput(changedSessions(now, saved.draft))).toMatchObject([
    { id: 1, version: 2, items: [{ id: 12 }] },
  ])
  expect(saved.draft[1]).toBe(stored[1])
})

test('what a change was published for comes with the answer', () => {
  const [one] = toDraft([session(1, [11])])
  if (!one) throw new Error('A session')
  const stored = session(1, [11], 2)
  const items = stored.items.map((own) => ({
    ...own,
    published_start: '2027-02-20T06:30:00.000Z',
    published_session_id: 1,
  }))
  const { draft } = afterSaving([one], [one], [{ ...stored, items }])
  expect(draft[0]?.items[0]).toMatchObject({
    publishedStart: '2027-02-20T06:30:00.000Z',
    publishedSessionId: 1,
  })
})

const published = (one: ReturnType<typeof session>) => ({
  ...one,
  version: one.version + 1,
  items: one.items.map((own) => ({
    ...own,
    published_start: '2027-02-20T06:30:00.000Z',
    published_session_id: one.id,
  })),
})

test('what was edited while the timetable was read anew is stored next, at the version that was read', () => {
  const before = [session(1, [11, 12]), session(2, [21])]
  const stored = toDraft(before)
  const draft = removeItem(stored, 11)
  const now = afterReading({ draft, stored }, before.map(published))
  expect(now.draft[0]?.items).toMatchObject([
    { savedId: 12, publishedStart: '2027-02-20T06:30:00.000Z', publishedSessionId: 1 },
  ])
  expect(toInput(changedSessions(now.stored, now.draft))).toMatchObject([
    { id: 1, version: 2, items: [{ id: 12 }] },
  ])
})

test('an edit of a session that has changed elsewhere meanwhile keeps its old version, which is refused', () => {
  const stored = toDraft([session(1, [11, 12])])
  const draft = removeItem(stored, 11)
  const now = afterReading({ draft, stored }, [session(1, [12, 11], 2)])
  expect(toInput(changedSessions(now.stored, now.draft))).toMatchObject([
    { id: 1, version: 1, items: [{ id: 12 }] },
  ])
})

test('what was not edited is as it was read', () => {
  const stored = toDraft([session(1, [11]), session(2, [21])])
  const now = afterReading({ draft: stored, stored }, [session(1, [11, 12], 2)])
  expect(now.draft).toMatchObject([{ id: 1, version: 2, items: [{ id: 11 }, { id: 12 }] }])
  expect(changedSessions(now.stored, now.draft)).toEqual([])
})

test('an answer that is older than what was stored meanwhile changes nothing', () => {
  const stored = toDraft([session(1, [12], 3)])
  const now = afterReading({ draft: stored, stored }, [session(1, [11, 12], 2)])
  expect(now).toEqual({ draft: stored, stored })
})
