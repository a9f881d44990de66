import { setTimeout } from 'node:timers/promises'

import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { judgeStation, type JudgeStation } from '@parket/site/station/judgeStation'
import { stationApi, type StationApi } from '@parket/site/station/stationApi'

import { diskStore, emptyDisk, type Disk } from './disk.ts'
import type { ClientFault } from './faults.ts'
import { nextPress } from './invented.ts'

/** Which dance of which round: `<round>/<dance>`. */
export type DanceKey = string

export const danceKey = (roundId: number, dance: string): DanceKey => `${roundId}/${dance}`

/** What the judges of a hall share. */
export interface HallFloor {
  /** Where the devices find their server. */
  url: () => string
  /** The dances that may be marked: their music has begun. */
  open: ReadonlySet<DanceKey>
  /** How long a judge looks before each tap. */
  lookMs: number
  fault: ClientFault | null
  /** Judges who put and take back one mark without end. */
  isUndecided?: boolean
  onPress: () => void
}

/** A judge's device: the client of the product, with a judge who marks on it. */
export interface Device {
  letter: string
  disk: Disk
  pairing: () => Pairing
  /** Up to where the device was told that the server has its operations, and what is left on it. */
  acknowledged: () => number
  isCutOff: () => boolean
  /** Nothing of it gets through, nothing comes. */
  setOffline: (isOffline: boolean) => void
  /** Its page is gone in the middle of whatever it does. */
  kill: () => void
  /** The page is opened again, on the same disk. */
  resume: () => void
  /** The page is looked at. */
  wake: () => void
  /** Up to where nothing is left to send. */
  isDone: (key: DanceKey, attempt: number) => boolean
}

/** How far a device's clock is off, ms: a day, forwards and backwards. */
const OFF_MS = 24 * 3600 * 1000

/** Pairs a device by a code and lets its judge begin. */
export async function startDevice(
  floor: HallFloor,
  { letter, code }: { letter: string; code: string },
): Promise<Device> {
  const disk = emptyDisk()
  let isOffline = false
  let acknowledged = 0
  let life = 0
  let station: JudgeStation
  const handedIn = new Set<string>()

  function openApi(isDead: () => boolean): StationApi {
    const api = stationApi(`hall-device-of-${letter}-${code}`, () => disk.pairing?.token ?? null, {
      baseUrl: floor.url(),
      getDs: () => null,
      fetch: (request) =>
        isOffline || isDead() ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request),
    })
    const sending = floor.fault ? floor.fault(api) : api
    return {
      ...sending,
      async send(operations, sender) {
        const answer = await sending.send(operations, sender)
        if (!isDead()) acknowledged = Math.max(acknowledged, answer.acknowledged)
        return answer
      },
    }
  }

  function begin() {
    life += 1
    const own = life
    const isDead = () => own !== life
    const pairing = disk.pairing as Pairing
    let ticks = 0
    const now = () => {
      ticks += 1
      return new Date(Date.now() + (ticks % 2 === 0 ? OFF_MS : -OFF_MS))
    }
    station = judgeStation(pairing, { api: openApi(isDead), store: diskStore(disk, isDead), now })
    station.start()
    void judge(station, isDead)
  }

  /** Marks what is open, until the page is gone. */
  async function judge(own: JudgeStation, isDead: () => boolean) {
    const begun = new Set<string>()
    while (!isDead()) {
      await setTimeout(floor.lookMs)
      const { judging } = own.state().device
      if (!judging || isDead()) continue
      const { round, dance, attempt, isSent } = judging
      const key = danceKey(round.id, round.dances[dance] ?? '')
      if (isSent) {
        handedIn.add(`${key}/${attempt}`)
        own.goOn()
        continue
      }
      if (!floor.open.has(key)) continue
      const isFirst = !begun.has(`${key}/${attempt}`)
      begun.add(`${key}/${attempt}`)
      const [number = 0] = round.heats[0] ?? []
      own.press(floor.isUndecided ? { type: 'tap', number } : nextPress(judging, isFirst))
      floor.onPress()
    }
  }

  const pair = openApi(() => false)
  // A call that is lost on the way is made again, as whoever presses the button would.
  for (let tries = 0; ; tries += 1) {
    const answer = await pair.pair({ code, requestId: null, pin: null }).catch((error: unknown) => {
      if (tries > 20) throw error
      return null
    })
    if (answer && 'token' in answer) {
      disk.pairing = answer
      break
    }
    await setTimeout(50)
  }
  begin()

  return {
    letter,
    disk,
    pairing: () => disk.pairing as Pairing,
    acknowledged: () => acknowledged,
    isCutOff: () => station.state().isCutOff,
    setOffline: (value) => {
      isOffline = value
    },
    kill() {
      life += 1
      station.stop()
    },
    resume: begin,
    wake: () => station.retry(),
    isDone: (key, attempt) => handedIn.has(`${key}/${attempt}`),
  }
}
