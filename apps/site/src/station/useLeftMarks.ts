import { waitingMarks } from '@parket/domain/station/device/deviceStatus'
import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { useEffect, useState } from 'react'
import type { LeftMarks, StationStore } from './storage/stationStore.ts'

/** Marks of other stations that are left on the device: a judge's own are sent by its page. */
export function useLeftMarks(pairing: Pairing | null, store: StationStore) {
  const [all, setAll] = useState<readonly LeftMarks[]>([])
  const ownId = pairing?.station.id ?? null
  useEffect(() => {
    let isOver = false
    async function read() {
      const found = await store.loadLeft()
      if (isOver) return
      setAll(
        found.filter(
          ({ station, operations }) => station.id !== ownId && waitingMarks(operations) > 0,
        ),
      )
    }
    if (ownId !== null) void read()
    return () => {
      isOver = true
    }
  }, [ownId, store])
  const [left = null] = all
  const next = () => setAll(all.slice(1))
  return {
    left,
    giveAway: () => {
      if (left) void store.removeLeft(left, left.operations.at(-1)?.seq ?? 0)
      next()
    },
    putOff: next,
  }
}
