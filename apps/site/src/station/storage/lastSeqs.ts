import { localStore } from '@parket/react/data/browserStorage'

const key = 'parket.stationSeq'

/**
 * The last number of an operation once more, apart from the database: where that is lost, a number given twice would make
 * the server take a new mark for one it knows.
 *
 * @param pairing station and epoch: numbers begin anew in each
 */
export function readLastSeq(pairing: string): number {
  const [known, seq] = localStore.read(key)?.split(' ') ?? []
  return known === pairing ? Number(seq) || 0 : 0
}

export function writeLastSeq(pairing: string, seq: number): void {
  if (seq > readLastSeq(pairing)) localStore.write(key, `${pairing} ${seq}`)
}
