import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import type { KeptSheet, KeptSheets } from '@parket/domain/station/device/judgeDevice'
import type { Refusal } from '@parket/domain/station/device/refusals'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import type { LoadedQueue, StoredUpTo } from '@parket/domain/station/queue/queueMachine'
import { readLastSeq, writeLastSeq } from './lastSeqs.ts'
import {
  MovedError,
  openStationDatabase,
  type Facts,
  type Stores,
  type Work,
} from './stationDatabase.ts'

/** What the device kept of the sheets and the rounds. */
export interface KeptWork {
  rounds: readonly DeviceRound[] | null
  sheets: KeptSheets
  refusals: readonly Refusal[]
}

/** The device's pairing, queue and sheets, beside each other in one database. */
export interface StationStore {
  /** Takes the device over from any other tab; null: it is not paired, or keeps nothing. */
  open(): Promise<Pairing | null>
  /**
   * Begins with a new pairing. What the same station has not sent yet goes on under new numbers, unless another device
   * worked there meanwhile; what was left of any other stays on the device, apart.
   */
  pair(pairing: Pairing): Promise<void>
  load(): Promise<LoadedQueue>
  /** @throws where the device does not keep them */
  store(operations: readonly NumberedOperation[]): Promise<StoredUpTo>
  /** Before numbers leave the device, so that none is given twice. */
  noteSent(operations: readonly NumberedOperation[]): void
  /** Deletes everything up to a number. */
  remove(seq: number): Promise<void>
  loadWork(): Promise<KeptWork>
  keepSheet(name: string, sheet: KeptSheet): Promise<void>
  keepRounds(rounds: readonly DeviceRound[]): Promise<void>
  keepRefusals(refusals: readonly Refusal[]): Promise<void>
}

/**
 * @param page an id of this page
 * @param onMoved hears that another tab works now
 */
export function stationStore(page: string, onMoved: () => void): StationStore {
  const work = openStationDatabase()
  let pairing: Pairing | null = null
  const name = () => (pairing ? nameOf(pairing) : '')

  /** The work of the page that opened last alone. */
  const own: Work = async (piece) => {
    try {
      return await work(async (stores) => {
        if ((await fact(stores, 'page')) !== page) throw new MovedError('Another tab works')
        return piece(stores)
      })
    } catch (error) {
      if (error instanceof MovedError) onMoved()
      throw error
    }
  }
  const quietly = (piece: (stores: Stores) => Promise<unknown>) => own(piece).then(noop, noop)

  return {
    async open() {
      const kept = await work(async (stores) => {
        await setFact(stores, 'page', page)
        return fact(stores, 'pairing')
      }).catch(() => undefined)
      pairing = kept ?? pairing
      return pairing
    },
    async pair(next) {
      pairing = next
      await work(async (stores) => {
        const before = await fact(stores, 'pairing')
        const left = await stores.objectStore('operations').getAll()
        const isSameDevice =
          before?.station.id === next.station.id && before.station.epoch + 1 === next.station.epoch
        await clear(stores)
        const carried = isSameDevice ? left.map((one, index) => ({ ...one, seq: index + 1 })) : []
        if (before && left.length > 0 && !isSameDevice) {
          await stores.objectStore('facts').put(left, `left ${nameOf(before)}`)
        }
        await Promise.all([
          setFact(stores, 'page', page),
          setFact(stores, 'pairing', next),
          setFact(stores, 'lastSeq', carried.length),
          ...carried.map((one) => stores.objectStore('operations').put(one)),
        ])
      }).catch(noop)
    },
    async load() {
      const loaded = await own(async (stores) => ({
        operations: await stores.objectStore('operations').getAll(),
        lastSeq: (await fact(stores, 'lastSeq')) ?? 0,
      })).catch(() => ({ operations: [], lastSeq: 0 }))
      return { ...loaded, lastSeq: Math.max(loaded.lastSeq, readLastSeq(name())) }
    },
    async store(operations) {
      const seq = Math.max(0, ...operations.map((one) => one.seq))
      await own(async (stores) => {
        await Promise.all([
          ...operations.map((one) => stores.objectStore('operations').put(one)),
          setFact(stores, 'lastSeq', seq),
        ])
      })
      writeLastSeq(name(), seq)
      return { seq }
    },
    noteSent(operations) {
      writeLastSeq(name(), Math.max(0, ...operations.map(({ seq }) => seq)))
    },
    remove: (seq) =>
      quietly((stores) => stores.objectStore('operations').delete(IDBKeyRange.upperBound(seq))),
    loadWork: () =>
      own(async (stores): Promise<KeptWork> => {
        const [names, sheets, rounds, refusals] = await Promise.all([
          stores.objectStore('sheets').getAllKeys(),
          stores.objectStore('sheets').getAll(),
          fact(stores, 'rounds'),
          fact(stores, 'refusals'),
        ])
        const entries = names.flatMap((key, index) => {
          const sheet = sheets[index]
          return sheet ? [[key, sheet] as const] : []
        })
        const work = { rounds: rounds ?? null, refusals: refusals ?? [] }
        return { ...work, sheets: Object.fromEntries(entries) }
      }).catch(() => ({ rounds: null, sheets: {}, refusals: [] })),
    keepSheet: (key, sheet) => quietly((stores) => stores.objectStore('sheets').put(sheet, key)),
    keepRounds: (rounds) => quietly((stores) => setFact(stores, 'rounds', rounds)),
    keepRefusals: (refusals) => quietly((stores) => setFact(stores, 'refusals', refusals)),
  }
}

function nameOf({ station }: Pairing): string {
  return `${station.id}:${station.epoch}`
}

async function fact<Name extends keyof Facts>(
  stores: Stores,
  name: Name,
): Promise<Facts[Name] | undefined> {
  return (await stores.objectStore('facts').get(name)) as Facts[Name] | undefined
}

function setFact<Name extends keyof Facts>(stores: Stores, name: Name, value: Facts[Name]) {
  return stores.objectStore('facts').put(value, name)
}

function clear(stores: Stores) {
  return Promise.all([
    stores.objectStore('facts').delete('pairing'),
    stores.objectStore('facts').delete('rounds'),
    stores.objectStore('facts').delete('refusals'),
    stores.objectStore('facts').delete('lastSeq'),
    stores.objectStore('operations').clear(),
    stores.objectStore('sheets').clear(),
  ])
}

function noop(): void {}
