import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/unwrap'
import { MOST_AT_ONCE } from '@parket/domain/station/queue/operation'
import { readUnsentFile, type UnsentFile } from '@parket/domain/station/queue/unsentFile'
import type { UnsentLoad } from '@parket/ui/screens/station/tally/TallyScreen'
import { useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'
import { toWire } from './toWire.ts'

interface UnsentOptions {
  api: ApiClient
  eventId: number
  /** Reads again what it changed. */
  refetch: () => Promise<unknown>
}

/** Takes the file that a device without a network saved: its marks wait as late ones do. */
export function useUnsentFile({ api, eventId, refetch }: UnsentOptions) {
  const [load, setLoad] = useState<UnsentLoad>({ state: 'none' })

  async function send({ station, epoch, operations }: UnsentFile) {
    const path = { id: eventId, stationId: station }
    const counts = { late: 0, refused: 0, known: 0 }
    for (let at = 0; at < operations.length; at += MOST_AT_ONCE) {
      const sent = operations.slice(at, at + MOST_AT_ONCE).map(toWire)
      // One after another: each is stored before the next.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { results } = await unwrap(
        api.POST('/api/events/{id}/stations/{stationId}/unsent', {
          params: { path },
          body: { epoch, operations: sent },
        }),
      )
      for (const { state } of results) counts[state] += 1
    }
    return counts
  }

  async function take(chosen: File) {
    setLoad({ state: 'sending' })
    try {
      const file = readUnsentFile(await chosen.text())
      setLoad(file ? { state: 'loaded', ...(await send(file)) } : { state: 'foreign' })
    } catch (error) {
      setLoad({ state: 'failed', reasons: reasonsOf(error) })
    }
    await refetch()
  }

  return { load, onFile: (file: File) => void take(file) }
}
