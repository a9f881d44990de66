import { MOST_AT_ONCE, type OperationResult } from '@parket/domain/station/queue/operation'
import type { SenderState, StationApi } from '../stationApi.ts'
import type { LeftMarks, StationStore } from '../storage/stationStore.ts'

interface Ports {
  api: Pick<StationApi, 'send'>
  store: Pick<StationStore, 'loadLeft' | 'removeLeft'>
}

/** What earlier pairings of this device left at the station: the server keeps it as late. */
export async function leftAt(store: Ports['store'], stationId: number): Promise<LeftMarks[]> {
  const all = await store.loadLeft()
  return all.filter(({ station }) => station.id === stationId)
}

/**
 * Sends it under its own numbers, and deletes what is acknowledged.
 * @throws where the server is not reached
 */
export async function sendLeft(
  all: readonly LeftMarks[],
  sender: Omit<SenderState, 'epoch'>,
  { api, store }: Ports,
): Promise<OperationResult[]> {
  const results: OperationResult[] = []
  for (const left of all) {
    const { station, operations } = left
    for (let at = 0; at < operations.length; at += MOST_AT_ONCE) {
      const part = operations.slice(at, at + MOST_AT_ONCE)
      const answer = await api.send(part, { ...sender, epoch: station.epoch })
      await store.removeLeft(left, answer.acknowledged)
      results.push(...answer.results)
    }
  }
  return results
}
