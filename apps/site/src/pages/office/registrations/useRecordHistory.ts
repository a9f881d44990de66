import { unwrap } from '@parket/api-client/problem'
import type { RegistrationRecordProps } from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { screenView } from '@parket/react/data/view'

/** The latest of a long history; its page has the rest. */
const LATEST = 20

/** The letters that went to a registration, and who did what to it. */
export function useRecordHistory(
  eventId: number,
  regId: number,
): RegistrationRecordProps['history'] {
  const query = useQuery(
    {
      queryKey: ['event', eventId, 'recordHistory', regId],
      async queryFn() {
        const path = { id: eventId, regId }
        const [letters, { items: entries }] = await Promise.all([
          unwrap(api.GET('/api/events/{id}/reg-datas/{regId}/letters', { params: { path } })),
          unwrap(
            api.GET('/api/admin/events/{id}/audit-log', {
              params: {
                path: { id: eventId },
                query: { entity: 'regData', entity_id: String(regId), page_size: LATEST },
              },
            }),
          ),
        ])
        return { letters, entries }
      },
    },
    queryClient,
  )
  return screenView(queryView(query))
}
