import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { seededRandom } from '../../modules/events/rehearsal/random.ts'
import type { HttpServer } from '../httpClient.ts'
import { openAudience, type Audience, type AudiencePlan } from './audience.ts'
import { startDevice, type Device, type HallFloor } from './device.ts'
import type { ClientFault } from './faults.ts'
import { findingsOf } from './findings.ts'
import { danceContest } from './danceContest.ts'
import { createHallEvent, LETTERS } from './hallEvent.ts'
import {
  startNetwork,
  type Forger,
  type HallNetwork,
  type Interloper,
  type Weather,
} from './network.ts'
import type { OpenPhone } from './viewer.ts'
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
  /** In so many processes; left out, in this one. */
  phoneProcesses?: number
  /** One device is away while its dance is repeated. */
  isOneAway?: boolean
  /** How long a judge looks before each tap. */
  lookMs: number
  /** How long all devices may take for a dance, with all troubles. */
  patienceMs: number
  /** How long those who look may take to know of a change; left out, as long as devices. */
  toldWithinMs?: number
  fault?: { client?: ClientFault; server?: Interloper; answers?: Forger; audience?: OpenPhone }
}

/** The hall while the day goes on. */
export interface Hall {
  devices: Map<string, Device>
  network: HallNetwork
  /** Null: nobody looks. */
  audience: Audience | null
  /** Another device takes the place of a judge's. */
  replace: (letter: string) => Promise<void>
  /** Changes what everybody is shown; once at most in a trouble. */
  change: () => Promise<void>
}

export interface DayOutcome {
  /** What is wrong in the end; nothing must be. */
  findings: string[]
  /** Null where the day did not come to its end. */
  file: string | null
  taps: number
  operations: number
  network: HallNetwork['counts']
  /** After each trouble, and after the publication: how long each phone took to show a change made then, ms. */
  toldAgain: number[][]
}

const SEED = 34
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
  let breakState: BreakState = 'ahead'
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
    async change() {
      breakState = breakState === 'ahead' ? 'running' : 'ahead'
      await organiser.setBreak(breakState)
      changedAt = Date.now()
    },
  }
  const toldAgain: number[][] = []
  /** When it was last changed what everybody is shown; null: not since they were asked. */
  let changedAt: number | null = null
  const noteTold = async () => {
    if (!hall.audience) return
    if (changedAt === null) await hall.change()
    const since = Math.max(changedAt ?? 0, network.backAt())
    toldAgain.push(await hall.audience.allKnow(breakState, since))
    changedAt = null
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
    const { patienceMs, isOneAway = false, phones = 0, phoneProcesses = 0 } = plan
    if (phones > 0) {
      hall.audience = await gatherAudience(organiser, {
        ...event,
        url: network.url,
        phones,
        phoneProcesses,
        patienceMs: plan.toldWithinMs ?? patienceMs,
        open: fault?.audience,
      })
    }
    await danceContest({ organiser, open, devices, danced, patienceMs }, isOneAway)
    await troubled.ended
    await hall.audience?.notePublished()
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
  findings.push(...findingsOf(all, rounds), ...((await hall.audience?.findings()) ?? []))
  hall.audience?.close()
  for (const device of all) device.kill()
  await network.close()
  const operations = all.reduce((sum, { disk }) => sum + disk.saved.length, 0)
  return { findings, file, taps, operations, network: network.counts, toldAgain }
}

/** Opens the pages of all who look, and waits until each has read once. */
export async function gatherAudience(
  organiser: Organiser,
  plan: Omit<AudiencePlan, 'staff'>,
): Promise<Audience> {
  const now = `/api/events/${plan.eventId}/now`
  const hall = `/api/events/${plan.eventId}/hall`
  const audience = openAudience({
    url: plan.url,
    eventId: plan.eventId,
    phones: plan.phones,
    phoneProcesses: plan.phoneProcesses,
    patienceMs: plan.patienceMs,
    open: plan.open,
    staff: [
      { name: 'screen', path: now, token: await organiser.pairStaff('screen') },
      { name: 'marshal', path: hall, token: await organiser.pairStaff('marshal') },
      { name: 'announcer', path: hall, token: await organiser.pairStaff('announcer') },
    ],
  })
  await audience.allKnow('ahead', Date.now())
  return audience
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
