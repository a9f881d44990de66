import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { PageState } from '@parket/react/data/page/PageState'
import { createPageCache } from './pageCache.ts'

const state = { version: '1.0.0', now: '2026-11-20T12:00:00.000Z', ds: null } as PageState
const drawn = (status: number) => () => ({
  status,
  html: '',
  styleHashes: [],
  scriptHashes: [],
})

const later = (seconds: number): PageState => ({
  ...state,
  now: new Date(Date.parse(state.now) + seconds * 1000).toISOString(),
})
const nobody = () => {}

test('a page is drawn once as long as its address and all that it is drawn from stay the same', () => {
  const cachedPage = createPageCache()
  const draw = vi.fn(drawn(200))
  const first = cachedPage('/events/1/', state, draw, nobody)
  expect(cachedPage('/events/1/', { ...state }, draw, nobody)).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a request whose data came later than those of one that began after it gets the same page', () => {
  const cachedPage = createPageCache()
  const first = cachedPage('/events/1/', state, drawn(200), nobody)
  expect(cachedPage('/events/1/', later(-1), drawn(200), nobody)).toBe(first)
})

test('a page that is no longer fresh is given at once and drawn ahead for who comes next', async () => {
  const cachedPage = createPageCache()
  const draw = vi.fn(drawn(200))
  const onRevalidated = vi.fn(nobody)
  const first = cachedPage('/events/1/', state, draw, onRevalidated)
  expect(cachedPage('/events/1/', later(30), draw, onRevalidated)).toBe(first)
  expect(cachedPage('/events/1/', later(31), draw, onRevalidated)).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
  await setImmediate()
  expect(draw).toHaveBeenCalledTimes(2)
  const second = cachedPage('/events/1/', later(75), draw, onRevalidated)
  expect(second).not.toBe(first)
  expect(onRevalidated).toHaveBeenCalledExactlyOnceWith(second)
})

test('a page that could not be drawn ahead is drawn for who comes next', async () => {
  const cachedPage = createPageCache()
  const first = cachedPage('/events/1/', state, drawn(200), nobody)
  const fail = () => {
    throw new Error('no page')
  }
  expect(cachedPage('/events/1/', later(30), fail, nobody)).toBe(first)
  await setImmediate()
  expect(() => cachedPage('/events/1/', later(31), fail, nobody)).toThrow('no page')
})

test.each<[string, string, PageState]>([
  ['address', '/events/2/', state],
  ['query', '/events/1/?page=2', state],
  ['tenant', '/events/1/', { ...state, ds: 'vesna.localhost' }],
  ['time, a minute on,', '/events/1/', later(60)],
  ['time, a minute back,', '/events/1/', later(-60)],
])('another %s is another page', (_, url, other) => {
  const cachedPage = createPageCache()
  const first = cachedPage('/events/1/', state, drawn(200), nobody)
  expect(cachedPage(url, other, drawn(200), nobody)).not.toBe(first)
})

test('a page that is not there is not kept: its addresses have no end', () => {
  const cachedPage = createPageCache()
  const first = cachedPage('/events/404/', state, drawn(404), nobody)
  expect(cachedPage('/events/404/', state, drawn(404), nobody)).not.toBe(first)
})
