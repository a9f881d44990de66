import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { seededRandom } from '../../modules/events/rehearsal/random.ts'
import type { HttpServer } from '../httpClient.ts'
import { openAudience, type Audience, type Follow } from './audience.ts'
import { danceKey, startDevice, type Device, type HallFloor } from './device.ts'
import type { ClientFault } from './faults.ts'
import { findingsOf } from './findings.ts'
import { createHallEvent, DANCES, LETTERS } from './hallEvent.ts'
import {
  startNetwork,
  type Forger,
  type HallNetwork,
  type Interloper,
  type Weather,
} from './network.ts'
import { organiserOf, type BreakState, type Organiser } from './organiser.ts'

type Round = components['schemas']['Round']

/** A day in the hall: the same marks whatever happens to devices, network and servers. */
export interface DayPlan {
  db: Kysely<Database>
  /** The servers that are up, on the same database. */
  servers: () => readonly HttpServer[]
  weather: Weather
  /** What happens on the way, each once so many taps have been made. */
  troubles?: readonly { afterTaps: number; happen: (hall: Hall) => Promise<void> }[]
  /** How many phones follow the event, beside screen, marshal and announcer; left out, nobody looks. */
  phones?: number
  /** One device is away while its dance is repeated. */
  isOneAway?: boolean
  /** How long a judge looks before each tap. */
  lookMs: number
  /** How long all devices may take for a dance, with all troubles. */
  patienceMs: number
  /** How long those who look may take to know of a change; left out, as long as devices. */
  toldWithinMs?: number
  fault?: { client?: ClientFault; server?: Interloper; answers?: Forger; audience?: Follow }
}

/** The hall while the day goes on. */
export interface Hall {
  devices: Map<string, Device>
  network: HallNetwork
  /** Null: nobody looks. */
  audience: Audience | null
  /** Another device takes the place of a judge's. */
  replace: (letter: string) => Promise<void>
}

export interface DayOutcome {
  /** What is wrong in the end; nothing must be. */
  findings: string[]
  /** Null where the day did not come to its end. */
  file: string | null
  taps: number
  operations: number
  network: HallNetwork['counts']
  /** After each trouble, and after the publication: until everybody was told of a change made then, ms. */
  toldAgain: number[]
}

const SEED = 34
/** Who left before the last dance of the final. */
const LEAVES = 3
/** Whose device is away while a dance is repeated. */
const AWAY = 'L'

/** Dances a contest from its draw to its publication, and looks what became of every mark. */
export async function danceDay(plan: DayPlan): Promise<DayOutcome> {
  const { db, servers, weather, lookMs, fault } = plan
  const event = await createHallEvent(db)
  let turn = 0
  const nextServer = () => {
    turn += 1
    const up = servers()
    return up[turn % up.length] ?? null
  }
  const organiser = organiserOf(db, event, nextServer)
  const upstream = () => nextServer()?.origin ?? null
  const network = await startNetwork(upstream, seededRandom(SEED), weather, {
    interloper: fault?.server,
    forger: fault?.answers,
  })
  const open = new Set<string>()
  let taps = 0
  const floor: HallFloor = {
    url: () => network.url,
    open,
    lookMs,
    fault: fault?.client ?? null,
    onPress: () => {
      taps += 1
    },
  }
  const devices = new Map<string, Device>()
  const replaced: Device[] = []
  const stations = new Map<string, number>()
  const hall: Hall = {
    devices,
    network,
    audience: null,
    async replace(letter) {
      const before = devices.get(letter)
      const code = await organiser.handOver(stations.get(letter) ?? 0)
      devices.set(letter, await startDevice(floor, { letter, code }))
      if (before) replaced.push(before)
    },
  }
  const toldAgain: number[] = []
  let breakState: BreakState = 'ahead'
  const noteTold = async () => {
    if (!hall.audience) return
    breakState = breakState === 'ahead' ? 'running' : 'ahead'
    await organiser.setBreak(breakState)
    toldAgain.push(await hall.audience.allKnow(breakState))
  }
  const troubled = follow(plan.troubles ?? [], hall, { taps: () => taps, noteTold })
  const findings: string[] = []
  let file: string | null = null
  const danced: Round[] = []
  try {
    await organiser.setContest('ready')
    for (const letter of LETTERS) {
      const { id, code } = await organiser.makeStation(letter)
      stations.set(letter, id)
      devices.set(letter, await startDevice(floor, { letter, code }))
    }
    const { patienceMs, isOneAway = false, phones = 0 } = plan
    if (phones > 0) {
      hall.audience = await gatherAudience(organiser, {
        ...event,
        url: network.url,
        phones,
        patienceMs: plan.toldWithinMs ?? patienceMs,
        follow: fault?.audience,
      })
    }
    await danceContest({ organiser, open, devices, danced, patienceMs }, isOneAway)
    await troubled.ended
    hall.audience?.notePublished()
    await organiser.publish()
    await noteTold()
    file = await organiser.resultFile()
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error))
  }
  troubled.stop()
  const rounds = await Promise.all(
    danced.map(async (round) => ({
      journal: await organiser.journal(round),
      marks: await organiser.marks(round),
    })),
  )
  const all = [...devices.values(), ...replaced]
  findings.push(...findingsOf(all, rounds), ...(hall.audience?.findings() ?? []))
  hall.audience?.close()
  for (const device of all) device.kill()
  await network.close()
  const operations = all.reduce((sum, { disk }) => sum + disk.saved.length, 0)
  return { findings, file, taps, operations, network: network.counts, toldAgain }
}

interface Gathering {
  url: string
  eventId: number
  phones: number
  patienceMs: number
  follow?: Follow | undefined
}

/** Opens the pages of all who look, and waits until each has read once. */
export async function gatherAudience(
  organiser: Organiser,
  gathering: Gathering,
): Promise<Audience> {
  const { phones, ...given } = gathering
  const now = `/api/events/${given.eventId}/now`
  const hall = `/api/events/${given.eventId}/hall`
  const audience = openAudience({
    ...given,
    viewers: [
      { name: 'screen', path: now, token: await organiser.pairStaff('screen') },
      { name: 'marshal', path: hall, token: await organiser.pairStaff('marshal') },
      { name: 'announcer', path: hall, token: await organiser.pairStaff('announcer') },
      ...Array.from({ length: phones }, (_, at) => ({
        name: `phone ${at + 1}`,
        path: now,
        token: null,
      })),
    ],
  })
  await audience.allKnow('ahead')
  return audience
}

interface Contest {
  organiser: Organiser
  open: Set<string>
  devices: ReadonlyMap<string, Device>
  /** The rounds that were begun. */
  danced: Round[]
  patienceMs: number
}

async function danceContest(contest: Contest, isOneAway: boolean): Promise<void> {
  const { organiser, danced } = contest
  const rounds = await organiser.rounds()
  const [first, final] = rounds.toSorted((one, other) => other.index - one.index) as [Round, Round]
  for (const round of [first, final]) {
    danced.push(round)
    await organiser.begin(round)
    wake(contest)
    for (const dance of DANCES) {
      const isLast = round === final && dance === DANCES[1]
      if (isLast) {
        await organiser.withdraw(round, LEAVES)
        wake(contest)
        await allKnow(contest, LEAVES)
      }
      if (isLast && isOneAway) contest.devices.get(AWAY)?.setOffline(true)
      await organiser.release(round, dance)
      contest.open.add(danceKey(round.id, dance))
      await handedIn(contest, round, {
        dance,
        attempt: 1,
        without: isLast && isOneAway ? AWAY : null,
      })
      if (!isLast) continue
      await organiser.repeatDance(round, dance)
      contest.devices.get(AWAY)?.setOffline(false)
      wake(contest)
      await handedIn(contest, round, { dance, attempt: 1, without: null })
      await handedIn(contest, round, { dance, attempt: 2, without: null })
    }
    await organiser.setRound(round, 'judged')
  }
}

/** What was decided at the desk, the devices ask for. */
function wake({ devices }: Contest): void {
  for (const device of devices.values()) device.wake()
}

/** Waits until every device shows that a couple has left. */
async function allKnow({ devices, patienceMs }: Contest, number: number): Promise<void> {
  await within(patienceMs, `${number} left, and not every device knows`, async () =>
    [...devices.values()].every(({ disk }) =>
      disk.rounds?.some(({ state, left }) => state === 'running' && left.includes(number)),
    ),
  )
}

/** Waits until the server has the sheets of all judges, and nothing is left on a device. */
async function handedIn(
  { organiser, devices, patienceMs }: Contest,
  round: Round,
  { dance, attempt, without }: { dance: string; attempt: number; without: string | null },
): Promise<void> {
  const missing = `${round.label}, ${dance}, attempt ${attempt}: not every sheet came`
  const key = danceKey(round.id, dance)
  let isOver = false
  await within(patienceMs, missing, async () => {
    const { sheets } = await organiser.marks(round)
    const there = sheets.filter(
      (one) => one.dance === dance && one.attempt === attempt && one.finished_at !== null,
    )
    const isThere = [...devices].every(
      ([letter, { disk, isDone }]) =>
        (letter === without && isDone(key, attempt)) ||
        (there.some((one) => one.letter === letter) && disk.operations.length === 0),
    )
    // Nothing is left to be sent, and it was so before the server was asked: what is missing is lost.
    if (!isThere && isOver) throw new Error(missing)
    isOver = [...devices.values()].every(
      ({ disk, isDone }) => isDone(key, attempt) && disk.operations.length === 0,
    )
    return isThere
  })
}

async function within(ms: number, missing: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + ms
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(missing)
    await setTimeout(200)
  }
}

/** Lets troubles happen one after another, once so many taps were made. */
function follow(
  troubles: NonNullable<DayPlan['troubles']>,
  hall: Hall,
  { taps, noteTold }: { taps: () => number; noteTold: () => Promise<void> },
) {
  const stopping = new AbortController()
  async function watch() {
    for (const { afterTaps, happen } of troubles) {
      while (taps() < afterTaps && !stopping.signal.aborted) await setTimeout(5)
      if (stopping.signal.aborted) return
      await happen(hall)
      await noteTold()
    }
  }
  const ended = watch()
  // Heard of where it is awaited.
  ended.catch(() => {})
  return {
    ended,
    stop: () => stopping.abort(),
  }
}
