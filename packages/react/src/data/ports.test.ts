import { glob, readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { givePorts, ports } from './ports.ts'

afterEach(() => givePorts({}))

test('a port that is not given again is the browser’s own again', () => {
  givePorts({ now: () => 5, addresses: { event: '/turnir/:eventId' } })
  expect(ports.now()).toBe(5)
  givePorts({ ds: () => 'vesna.localhost' })
  expect(ports.now()).toBeGreaterThan(5)
  expect(ports.addresses).toEqual({})
  expect(ports.ds()).toBe('vesna.localhost')
})

test('a server has no address that names a team', () => {
  expect(ports.ds()).toBeNull()
})

/** Any use of the device's clock or of the browser's history. */
const ASKS =
  /Date\.now\(|new Date(?:\(\)|;)|\bhistory\.(?:state|go|back|forward|push|replace)|= history\b|popstate/

test('the clock and the history of the browser are asked by their ports alone', async () => {
  const asking: string[] = []
  for await (const file of glob('src/**/!(*.test).{ts,tsx}')) {
    const code = (await readFile(file, 'utf8')).replaceAll('ports.history', '')
    if (ASKS.test(code)) asking.push(file)
  }
  expect(asking.toSorted()).toEqual([
    // How long ago something was, by the device: a clock that stands still must not hold up the network.
    'src/data/live/keepFresh.ts',
    'src/data/live/keepNow.ts',
    'src/data/live/tries.ts',
    // The document and what was typed in it, whatever the router.
    'src/data/page/isDirty.ts',
    'src/data/page/reloadOnMissingCode.ts',
    'src/data/pageHistory.ts',
    'src/data/ports.ts',
    // A page is read on a server before its provider gives the ports: its moment is an argument.
    'src/serverPage.ts',
  ])
})
