import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import type { LeftMarks, Stores } from './stationDatabase.ts'

const PREFIX = 'left '

/** Station and epoch: numbers begin anew in each. */
export function pairingName({ id, epoch }: Pick<PairedStation, 'id' | 'epoch'>): string {
  return `${id}:${epoch}`
}

/** What earlier pairings of this device left unsent. */
export async function listUnsentMarks(stores: Stores): Promise<LeftMarks[]> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`)
  const all = (await stores.objectStore('facts').getAll(range)) as (LeftMarks | unknown[])[]
  // An earlier version of the page kept bare operations, which nobody can send: the judge goes on without them.
  return all.filter((left): left is LeftMarks => !Array.isArray(left))
}

/** Keeps it apart; nothing: it is sent, or was given away. */
export function writeLeft(stores: Stores, { station, operations }: LeftMarks): Promise<unknown> {
  const name = PREFIX + pairingName(station)
  const facts = stores.objectStore('facts')
  return operations.length === 0 ? facts.delete(name) : facts.put({ station, operations }, name)
}
