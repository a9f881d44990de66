import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import type { KeptSheet } from '@parket/domain/station/device/judgeDevice'
import type { Refusal } from '@parket/domain/station/device/refusals'
import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import type { PairedStation, Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'

export const stationDatabase = 'parket.station'

/** The fact under which a station of the staff keeps the emergency file. */
export const emergencyFact = 'emergencyFile'

/** Longer than any browser takes; another tab that holds it up would otherwise be waited for. */
const OPEN_MS = 3000

/** What an earlier pairing of this device left unsent; a fact under `left {station}:{epoch}`. */
export interface LeftMarks {
  station: PairedStation
  operations: readonly NumberedOperation[]
}

/** Facts of the device, each under its name. */
export interface Facts {
  pairing: Pairing
  /** The last number that was given in the epoch of the pairing. */
  lastSeq: number
  /** The page that works: the one that opened last. */
  page: string
  /** What the server told last. */
  rounds: readonly DeviceRound[]
  /** Rows that the server refused and the judge has not read yet. */
  refusals: readonly Refusal[]
}

export interface Schema extends DBSchema {
  facts: { key: string; value: unknown }
  /** What is not acknowledged, by number. */
  operations: { key: number; value: NumberedOperation }
  /** What was put on this device, by the name of the sheet. */
  sheets: { key: string; value: KeptSheet }
}

export type Stores = IDBPTransaction<Schema, ['facts', 'operations', 'sheets'], 'readwrite'>

/**
 * Does a piece of work in one transaction that is on the disk when it ends: a tablet may lose its power. What can be lost
 * without a mark is `relaxed`, and does not hold up the next mark. A handle that the browser has closed is opened again, once
 * for each piece of work.
 */
export type Work = <T>(
  work: (stores: Stores) => Promise<T>,
  durability?: 'strict' | 'relaxed',
) => Promise<T>

export function openStationDatabase(): Work {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opened = null
  }
  const run: Work = async (work, durability = 'strict') => {
    const database = await (opened ??= open(forget))
    const stores = database.transaction(['facts', 'operations', 'sheets'], 'readwrite', {
      durability,
    })
    try {
      const result = await work(stores)
      await stores.done
      return result
    } catch (error) {
      // Aborted with the work: its end says nothing new.
      stores.done.catch(() => {})
      throw error
    }
  }
  return async (work, durability) => {
    try {
      return await run(work, durability)
    } catch (error) {
      if (error instanceof MovedError) throw error
      const dead = await Promise.resolve(opened).catch(() => null)
      dead?.close()
      forget()
      return run(work, durability)
    }
  }
}

/** Another tab of this device works now. */
export class MovedError extends Error {}

async function open(onClose: () => void): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(stationDatabase, 1, {
    upgrade(db) {
      db.createObjectStore('facts')
      db.createObjectStore('operations', { keyPath: 'seq' })
      db.createObjectStore('sheets')
    },
    blocking(_now, _next, event) {
      onClose()
      ;(event.target as IDBDatabase).close()
    },
    terminated: onClose,
  })
  return Promise.race([opening, tooLate()])
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not open')), OPEN_MS)
  })
}
