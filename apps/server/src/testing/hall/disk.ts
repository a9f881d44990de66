import { setTimeout } from 'node:timers/promises'

import type { StationStore } from '@parket/site/station/stationStore'
import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import type { KeptSheet } from '@parket/domain/station/device/judgeDevice'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'

/** What a device keeps, whatever becomes of its page. */
export interface Disk {
  pairing: Pairing | null
  operations: NumberedOperation[]
  lastSeq: number
  sheets: Record<string, KeptSheet>
  rounds: readonly DeviceRound[] | null
  /** All that was «сохранено» on it, in its order; no device reads this. */
  saved: NumberedOperation[]
}

export function emptyDisk(): Disk {
  return { pairing: null, operations: [], lastSeq: 0, sheets: {}, rounds: null, saved: [] }
}

/** How long the disk takes. */
const WRITE_MS = 2

/**
 * The store of a device over a disk: as `stationStore` over IndexedDB.
 * @param isDead the device was killed: what was not on the disk by then never will be
 */
export function diskStore(disk: Disk, isDead: () => boolean): StationStore {
  async function work<T>(piece: () => T): Promise<T> {
    await setTimeout(WRITE_MS)
    return isDead() ? new Promise<never>(() => {}) : piece()
  }
  return {
    open: () => work(() => disk.pairing),
    pair: (pairing) =>
      work(() => {
        Object.assign(disk, emptyDisk(), { pairing, saved: disk.saved })
      }),
    // No device of the hall is paired twice.
    loadLeft: async () => [],
    removeLeft: async () => {},
    load: () => work(() => ({ operations: [...disk.operations], lastSeq: disk.lastSeq })),
    store: (operations) =>
      work(() => {
        disk.operations.push(...operations)
        disk.saved.push(...operations)
        disk.lastSeq = Math.max(disk.lastSeq, ...operations.map(({ seq }) => seq))
        return { seq: disk.lastSeq }
      }),
    noteSent: () => {},
    remove: (upTo) =>
      work(() => {
        disk.operations = disk.operations.filter(({ seq }) => seq > upTo)
      }),
    loadWork: () => work(() => ({ rounds: disk.rounds, sheets: disk.sheets, refusals: [] })),
    keepRefusals: () => Promise.resolve(),
    keepSheet: (name, sheet) =>
      work(() => {
        disk.sheets = { ...disk.sheets, [name]: sheet }
      }),
    keepRounds: (rounds) =>
      work(() => {
        disk.rounds = rounds
      }),
  }
}
