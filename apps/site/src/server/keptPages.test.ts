import { expect, test, vi } from 'vitest'
import type { PageState } from '../page/PageState.tsx'
import { createKeptPages } from './keptPages.ts'

const state = { version: '1.0.0', now: '2026-11-20T12:00:00.000Z', ds: null } as PageState
const drawn = (status: number) => () => ({
  status,
  isPublic: true,
  html: '',
  styleHashes: [],
  scriptHashes: [],
})

test('a page is drawn once as long as its address and all that it is drawn from stay the same', () => {
  const keptPage = createKeptPages()
  const draw = vi.fn(drawn(200))
  const first = keptPage('/events/1/', state, draw)
  expect(keptPage('/events/1/', { ...state }, draw)).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
})

test.each<[string, string, Partial<PageState>]>([
  ['address', '/events/2/', {}],
  ['query', '/events/1/?page=2', {}],
  ['minute', '/events/1/', { now: '2026-11-20T12:01:00.000Z' }],
  ['tenant', '/events/1/', { ds: 'vesna.localhost' }],
])('another %s is another page', (_, url, change) => {
  const keptPage = createKeptPages()
  const first = keptPage('/events/1/', state, drawn(200))
  expect(keptPage(url, { ...state, ...change }, drawn(200))).not.toBe(first)
})

test('a page that is not there is not kept: its addresses have no end', () => {
  const keptPage = createKeptPages()
  const first = keptPage('/events/404/', state, drawn(404))
  expect(keptPage('/events/404/', state, drawn(404))).not.toBe(first)
})
