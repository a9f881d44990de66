import { unwrap } from '@parket/api-client/unwrap'
import {
  CeremonyScreen,
  type CeremonyScreenProps,
} from '@parket/ui/screens/station/announcer/CeremonyScreen'
import { useCallback, useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'
import type { StaffConnection } from '../staff/staffConnection.ts'
import { useFollowed } from '../staff/useFollowed.ts'

interface CeremonyPageProps extends Pick<CeremonyScreenProps, 'head' | 'onBack'> {
  connection: StaffConnection
  eventId: number
  contestId: string
}

/** A contest's ceremony, step by step. */
export function CeremonyPage({ connection, eventId, contestId, head, onBack }: CeremonyPageProps) {
  const { api } = connection
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const read = useCallback(
    (signal: AbortSignal) =>
      unwrap(
        api.GET('/api/contests/{id}/ceremony', { params: { path: { id: contestId } }, signal }),
      ),
    [api, contestId],
  )
  const { answer, isOffline, refetch } = useFollowed(connection, eventId, read)

  async function step(revealed_from_place: number | null) {
    setIsSending(true)
    setReasons([])
    try {
      await unwrap(
        api.PUT('/api/contests/{id}/ceremony', {
          params: { path: { id: contestId } },
          body: { seen_from_place: answer?.revealed_from_place ?? null, revealed_from_place },
        }),
      )
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    await refetch()
    setIsSending(false)
  }

  return (
    <CeremonyScreen
      head={{ ...head, isOffline }}
      ceremony={answer}
      isSending={isSending}
      reasons={reasons}
      onReveal={() => {
        const [next] = answer?.next ?? []
        if (next) void step(next.place)
      }}
      onHide={() => {
        if (answer) void step(answer.hides_to)
      }}
      onBack={onBack}
    />
  )
}
