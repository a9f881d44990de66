import { createApiClient } from '@parket/api-client/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from './keepFresh.ts'
import { keepNow } from './keepNow.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server whose results are of a version, and a phone that follows it. */
function openPhone() {
  const server = { version: 1 as number | undefined, areResultsAway: false }
  const asked: string[] = []
  const shown: number[] = []
  let tell: Told | undefined
  const stop = keepNow({
    api: createApiClient({
      baseUrl: 'https://parket.test',
      csrf: 'none',
      async fetch({ url }) {
        const call = url.split('/').at(-1) ?? ''
        asked.push(call)
        if (call === 'now') return Response.json({ results_version: server.version })
        if (server.areResultsAway) throw new TypeError('lost')
        return Response.json([{ group_num: server.version ?? 0 }])
      },
    }),
    eventId: 1,
    follow(told) {
      tell = told
      return () => {}
    },
    onNow: ({ results }) => shown.push(results[0]?.group_num ?? 0),
    onLiveness: () => {},
  })
  return { server, asked, shown, stop, change: () => tell?.onChange('now') }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('results are read with the first answer and where there are others, not with each heat', async () => {
  const { server, asked, shown, stop, change } = openPhone()
  await pass(0)
  change()
  await pass(3000)
  expect(asked).toEqual(['now', 'results', 'now'])
  server.version = 2
  change()
  await pass(3000)
  expect(asked).toEqual(['now', 'results', 'now', 'now', 'results'])
  expect(shown).toEqual([1, 1, 2])
  stop()
})

test('results that were lost on the way are asked for again', async () => {
  const { server, shown, stop, change } = openPhone()
  await pass(0)
  Object.assign(server, { version: 2, areResultsAway: true })
  change()
  await pass(3000)
  expect(shown).toEqual([1])
  server.areResultsAway = false
  await pass(3000)
  expect(shown.at(-1)).toBe(2)
  stop()
})

test('an older server does not say which results there are: they are read each time', async () => {
  const { server, asked, stop, change } = openPhone()
  server.version = undefined
  await pass(0)
  change()
  await pass(3000)
  expect(asked).toEqual(['now', 'results', 'now', 'results'])
  stop()
})

test('after some minutes results are read again with no new version: consents change names', async () => {
  const { asked, stop } = openPhone()
  await pass(3 * 60_000)
  expect(asked.filter((call) => call === 'results').length).toBe(2)
  stop()
})
