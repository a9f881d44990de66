import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { onPostgres, type TestEngine } from '../database.ts'
import { startCluster } from './cluster.ts'
import { danceDay, type DayPlan } from './day.ts'
import {
  acknowledgesFirst,
  answersOld,
  clearsQueue,
  looksOnce,
  ordersByClock,
  tellsEarly,
  tellsHeats,
} from './faults.ts'
import { lookOn } from './look.ts'
import { calm, type Weather } from './network.ts'

/** The short form of `npm run bench -- hall`: one process, one kill, and the network away for less. */
const HALL: Weather = { lostRequests: 0.03, lostAnswers: 0.03, repeated: 0.03, delayMs: 40 }
const AWAY_MS = 1000
const LOOK_MS = 8
const PATIENCE_MS = 120_000
const PHONES = 20

/** A database and a process of its own. */
async function openHall(engine: TestEngine) {
  const { db, url, destroy } = await engine.createDatabase()
  const cluster = await startCluster(url ?? '', 1)
  const close = async () => {
    await cluster.end()
    await destroy()
  }
  const { servers, killOne } = cluster
  return { plan: { db, servers, lookMs: LOOK_MS, patienceMs: PATIENCE_MS }, killOne, close }
}

type OpenHall = Awaited<ReturnType<typeof openHall>>

/** All that goes wrong, once so many taps were made. */
const troubles = ({ killOne }: OpenHall): DayPlan['troubles'] => [
  {
    afterTaps: 40,
    async happen({ network, change }) {
      const away = network.goAway(AWAY_MS)
      await change()
      await away
    },
  },
  {
    afterTaps: 110,
    async happen({ devices }) {
      devices.get('C')?.kill()
      await setTimeout(100)
      devices.get('C')?.resume()
    },
  },
  { afterTaps: 150, happen: ({ change }) => killOne(change) },
  { afterTaps: 230, happen: ({ replace }) => replace('F') },
]

const faults = {
  'the queue is cleared on the first success': {
    plant: () => ({ client: clearsQueue }),
    finding: /acknowledged and not in the journal|another mark than was put/,
  },
  'the device’s clock orders its operations': {
    plant: () => ({ client: ordersByClock }),
    finding: /another mark than was put/,
  },
  'the server acknowledges before it stores': {
    plant: () => ({ server: acknowledgesFirst() }),
    finding: /acknowledged and not in the journal/,
  },
}

/** What somebody who looks is shown too early, or not in time. */
const faultsOfLooks = {
  'a snapshot tells results before they are published': {
    plant: () => ({ answers: tellsEarly }),
    finding: /was shown places too early/,
  },
  'a snapshot tells of a heat before it is public who dances it': {
    plant: () => ({ answers: tellsHeats }),
    finding: /was told of a heat too early/,
  },
  'a server answers an old snapshot as a new version': {
    plant: () => ({ answers: answersOld() }),
    finding: /were not told in time/,
  },
  'a phone has no stream and asks no more': {
    plant: () => ({ audience: looksOnce }),
    finding: /were not told in time/,
  },
}

onPostgres('a day in the hall', (engine) => {
  let even: OpenHall
  let rough: OpenHall
  beforeAll(async () => {
    ;[even, rough] = await Promise.all([openHall(engine), openHall(engine)])
  })
  afterAll(() => Promise.all([even.close(), rough.close()]))

  it(
    'ends the same whatever happens to devices, network and server: no mark is lost, none counts twice',
    async () => {
      const [undisturbed, disturbed] = await Promise.all([
        danceDay({ ...even.plan, weather: calm }),
        danceDay({
          ...rough.plan,
          weather: HALL,
          isOneAway: true,
          phones: PHONES,
          phoneProcesses: 1,
          troubles: troubles(rough),
        }),
      ])
      expect(undisturbed.findings).toEqual([])
      expect(disturbed.findings).toEqual([])
      const { lostRequests, lostAnswers } = disturbed.network
      expect(Math.min(lostRequests, lostAnswers)).toBeGreaterThan(0)
      // After each trouble and the publication everybody is told of what changes.
      expect(disturbed.toldAgain.map(({ length }) => length)).toEqual(Array(5).fill(PHONES))
      expect(undisturbed.file).not.toBeNull()
      expect(disturbed.file).toBe(undisturbed.file)
    },
    2 * PATIENCE_MS,
  )

  it(
    'with a fault that loses marks the day says so',
    async () => {
      const found = await Promise.all(
        Object.entries(faults).map(async ([name, { plant, finding }]) => {
          const { findings } = await danceDay({
            ...even.plan,
            weather: HALL,
            troubles: [{ afterTaps: 20, happen: ({ network }) => network.goAway(AWAY_MS / 2) }],
            fault: plant(),
          })
          return [name, findings.some((text) => finding.test(text))]
        }),
      )
      expect(found).toEqual(Object.keys(faults).map((name) => [name, true]))
    },
    2 * PATIENCE_MS,
  )

  it(
    'who looks on is told in time and nothing too early; with a fault the run says so',
    async () => {
      const plan = { ...even.plan, phones: 5, toldWithinMs: 5000 }
      expect(await lookOn(plan)).toEqual([])
      const found = await Promise.all(
        Object.entries(faultsOfLooks).map(async ([name, { plant, finding }]) => {
          const findings = await lookOn({ ...plan, toldWithinMs: 2000, fault: plant() })
          return [name, findings.some((text) => finding.test(text))]
        }),
      )
      expect(found).toEqual(Object.keys(faultsOfLooks).map((name) => [name, true]))
    },
    PATIENCE_MS,
  )
})
