import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/unwrap'
import { waitingItems } from '@parket/domain/outbox/operation'
import type { HeatNote } from '@parket/domain/station/hall/notes'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openOutbox } from '../../data/outbox/openOutbox.ts'
import { stationOutboxDatabase } from '@parket/react/data/outbox/outboxDatabase'
import { reasonsOf } from '@parket/react/data/reasons'

interface HeatNotesProps {
  api: ApiClient
  stationId: number
  /** The last answer that was read. */
  hall: unknown
  /** Reads the hall again; true: it was answered. */
  refetch: () => Promise<boolean>
}

/**
 * What the marshal presses, sent in its order. Without the network it waits on the device, over a reload too, is seen on
 * the screen all the same and goes as soon as the network is back; a state that is to be may be sent twice. What the
 * server refuses is taken back, with its reason.
 */
export function useHeatNotes({ api, stationId, hall, refetch }: HeatNotesProps) {
  const [outbox] = useState(() =>
    openOutbox({ database: stationOutboxDatabase, queue: 'heats', ownerId: stationId }, (body) =>
      put(api, body as HeatNote),
    ),
  )
  const items = useSyncExternalStore(outbox.subscribe, outbox.items)
  /** The server has them; what it says now is not read yet. */
  const [sent, setSent] = useState<readonly HeatNote[]>([])
  const [reasons, setReasons] = useState<readonly string[]>([])

  useEffect(
    () =>
      outbox.onEnd((event) => {
        if (event.type === 'operation.acknowledged') {
          setSent((notes) => [...notes, event.operation.body as HeatNote])
        } else if (event.type === 'operation.refused' && !event.isKept) {
          setReasons(reasonsOf(event.error))
        }
      }),
    [outbox],
  )
  /** Sent, but the hall could not be read since: the next answer has them. */
  const unread = useRef<readonly HeatNote[]>([])
  const lastHall = useRef(hall)
  const isAllSent = items.length === 0 && sent.length > 0
  useEffect(() => {
    if (!isAllSent) return
    const read = async () => {
      if (await refetch()) setSent((notes) => notes.filter((note) => !sent.includes(note)))
      else unread.current = sent
    }
    void read()
  }, [isAllSent, sent, refetch])
  useEffect(() => {
    if (hall === lastHall.current) return
    lastHall.current = hall
    const read = unread.current
    if (read.length === 0) return
    unread.current = []
    setSent((notes) => notes.filter((note) => !read.includes(note)))
  }, [hall])

  return {
    notes: [...sent, ...items.map(({ operation }) => operation.body as HeatNote)],
    /** How many presses the server does not have, because it could not be reached. */
    unsent: waitingItems(items).length,
    reasons,
    press: (note: HeatNote) => {
      setReasons([])
      outbox.put(String(note.outing.round_id), note)
    },
    sendAgain: outbox.retry,
  }
}

async function put(api: ApiClient, note: HeatNote): Promise<void> {
  const { contestId, outing } = note
  const { round_id: roundId, dance, heat } = outing
  const params = { path: { id: contestId, roundId } }
  if (note.kind === 'release') {
    const { released } = note
    await unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/heat-release', {
        params,
        body: { dance, heat, released },
      }),
    )
    return
  }
  const { registrationIds, state } = note
  await unwrap(
    api.PUT('/api/contests/{id}/rounds/{roundId}/heat-calls', {
      params,
      body: { dance, heat, state, registration_ids: [...registrationIds] },
    }),
  )
}
