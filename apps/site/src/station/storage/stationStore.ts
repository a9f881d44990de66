import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import type { KeptSheet, KeptSheets } from '@parket/domain/station/device/judgeDevice'
import type { Refusal } from '@parket/domain/station/device/refusals'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import type { LoadedQueue, StoredUpTo } from '@parket/domain/station/queue/queueMachine'
import { readLastSeq, writeLastSeq } from './lastSeqs.ts'
import { pairingName, listUnsentMarks, writeLeft } from './leftMarks.ts'
import {
  emergencyFact,
  MovedError,
  openStationDatabase,
  type Facts,
  type LeftMarks,
  type Stores,
  type Work,
} from './stationDatabase.ts'

export type { LeftMarks } from './stationDatabase.ts'

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
   * Begins with a new pairing; paired again in the same epoch all goes on. What the same station has not sent yet goes on
   * under new numbers, unless another device worked there meanwhile; what was left of any other is kept apart.
   */
  pair(pairing: Pairing): Promise<void>
  /** What earlier pairings left. */
  loadLeft(): Promise<LeftMarks[]>
  /** Deletes of it everything up to a number. */
  removeLeft(left: LeftMarks, seq: number): Promise<void>
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
  const name = () => (pairing ? pairingName(pairing.station) : '')

  /** The work of the page that opened last alone. */
  const own: Work = async (piece, durability) => {
    try {
      return await work(async (stores) => {
        // Asked beside the work, not before it: a judge waits for each mark.
        const [working, done] = await Promise.all([fact(stores, 'page'), piece(stores)])
        if (working === page) return done
        stores.abort()
        throw new MovedError('Another tab works')
      }, durability)
    } catch (error) {
      if (error instanceof MovedError) onMoved()
      throw error
    }
  }
  /** What is acknowledged and not deleted yet is sent again; a sheet stands with the server, too. */
  const quietly = (piece: (stores: Stores) => Promise<unknown>) =>
    own(piece, 'relaxed').then(noop, noop)

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
        await Promise.all([setFact(stores, 'page', page), setFact(stores, 'pairing', next)])
        if (before && pairingName(before.station) === pairingName(next.station)) return
        await setAside(stores, before ?? null)
        const taken = await takeUp(stores, next)
        await Promise.all([
          setFact(stores, 'lastSeq', taken.at(-1)?.seq ?? 0),
          ...taken.map((one) => stores.objectStore('operations').put(one)),
        ])
      }).catch(noop)
    },
    loadLeft: () => own(listUnsentMarks).catch(() => []),
    removeLeft: ({ station, operations }, seq) =>
      quietly((stores) =>
        writeLeft(stores, { station, operations: operations.filter((one) => one.seq > seq) }),
      ),
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

/** Ends a pairing on this device: what it has not sent is kept under its name. */
async function setAside(stores: Stores, before: Pairing | null): Promise<void> {
  const operations = await stores.objectStore('operations').getAll()
  if (before && operations.length > 0) {
    await writeLeft(stores, { station: before.station, operations })
  }
  await Promise.all([
    stores.objectStore('facts').delete('rounds'),
    stores.objectStore('facts').delete('refusals'),
    stores.objectStore('facts').delete(emergencyFact),
    stores.objectStore('operations').clear(),
    stores.objectStore('sheets').clear(),
  ])
}

/**
 * What goes on in a pairing: of the same epoch under its numbers, of the one before under new ones. In between no other
 * device worked at the station.
 */
async function takeUp(stores: Stores, { station }: Pairing): Promise<NumberedOperation[]> {
  const own = (await listUnsentMarks(stores)).filter((left) => left.station.id === station.id)
  const of = (epoch: number) => own.find((left) => left.station.epoch === epoch)
  const same = of(station.epoch)
  const found = same ?? of(station.epoch - 1)
  if (!found) return []
  await writeLeft(stores, { station: found.station, operations: [] })
  return found.operations.map((one, index) =>
    Object.assign({}, one, { seq: same ? one.seq : index + 1 }),
  )
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

function noop(): void {}
