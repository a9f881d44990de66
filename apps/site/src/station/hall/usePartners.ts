import { unwrap } from '@parket/api-client/unwrap'
import { hallPartners, type HallPartner } from '@parket/domain/live/hall/partners'
import { useEffect, useState } from 'react'
import type { StaffConnection } from '../staff/staffConnection.ts'

/** Whoever supports the event. @param pause of the day: they are read at the beginning of each; null: none is on */
export function usePartners(
  { api }: StaffConnection,
  eventId: number,
  pause: number | null,
): readonly HallPartner[] {
  const [partners, setPartners] = useState<readonly HallPartner[]>([])
  useEffect(() => {
    if (pause === null) return
    const params = { path: { id: eventId } }
    Promise.all([
      unwrap(api.GET('/api/events/{id}/attachments', { params })),
      unwrap(api.GET('/api/events/{id}/files/event-files', { params })),
    ]).then(
      ([attachments, files]) => setPartners(hallPartners(attachments, files)),
      () => {
        // Those of the break before stay.
      },
    )
  }, [api, eventId, pause])
  return partners
}
