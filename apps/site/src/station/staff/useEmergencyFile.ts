import { createApiClient } from '@parket/api-client/client'
import type { Board } from '@parket/domain/station/board/board'
import { fileStamp } from '@parket/domain/station/board/fileStamp'
import { saveFile } from '@parket/ui/saveFile'
import type { KeptFileState } from '@parket/ui/screens/station/tally/TallyScreen'
import { useEffect, useRef, useState } from 'react'
import { readFile } from '../../data/download/readFile.ts'
import {
  keepEmergencyFile,
  readEmergencyFile,
  type EmergencyFile,
} from '../storage/emergencyFile.ts'
import type { StaffConnection } from './staffConnection.ts'

/** Sixty contests are drawn and begun one after another: it is fetched at most this often, ms. */
const PAUSE_MS = 60_000

/**
 * Keeps the emergency file of the event on this device, fetched again after each draw and each step of a round.
 * @param board null until it is known
 */
export function useEmergencyFile(
  connection: StaffConnection,
  eventId: number,
  board: Board | null,
): { emergency: KeptFileState; onSaveEmergency: () => void } {
  const [file, setFile] = useState<EmergencyFile | null>(null)
  const [isStored, setIsStored] = useState(true)
  /** When a try ended last, by the page's clock. */
  const [triedAt, setTriedAt] = useState(-PAUSE_MS)
  const isLoading = useRef(false)
  const leaving = useRef<AbortController | null>(null)
  const stamp = board === null ? '' : fileStamp(board)
  const isOld = stamp !== '' && file?.stamp !== stamp

  useEffect(() => {
    async function readKept() {
      const kept = await readEmergencyFile(eventId)
      setFile((now) => now ?? kept)
    }
    void readKept()
  }, [eventId])
  // What is under way when the page is left, or its token is good no more, is kept nowhere.
  useEffect(() => {
    const own = new AbortController()
    leaving.current = own
    return () => own.abort()
  }, [])

  useEffect(() => {
    if (!isOld) return
    async function load() {
      if (isLoading.current) return
      isLoading.current = true
      try {
        const made = await fetchFile(connection, eventId, leaving.current?.signal)
        const kept = { ...made, eventId, stamp }
        setFile(kept)
        setIsStored(await keepEmergencyFile(kept))
      } catch {
        // The one from before stays, and it is tried again.
      }
      isLoading.current = false
      setTriedAt(performance.now())
    }
    const wait = triedAt + PAUSE_MS - performance.now()
    const timer = setTimeout(() => void load(), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [connection, eventId, isOld, stamp, triedAt])

  return {
    emergency: { madeAt: file?.madeAt ?? null, isStored },
    onSaveEmergency: () => file && saveFile({ blob: file.html, name: file.name }),
  }
}

async function fetchFile(
  { stream, now }: StaffConnection,
  eventId: number,
  signal: AbortSignal | undefined,
) {
  // A large file over a weak network takes longer than a call may.
  const files = createApiClient({ ...stream, csrf: 'none', timeoutMs: null })
  const params = { path: { id: eventId } }
  const madeAt = new Date(now()).toISOString()
  const { blob, name } = await readFile(
    files.GET('/api/events/{id}/emergency-file', {
      params,
      parseAs: 'blob',
      ...(signal && { signal }),
    }),
  )
  return { html: blob, name, madeAt }
}
