import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

/** As the lists of registrations give it. */
export type StoredRegistration = components['schemas']['RegDataItem']

/**
 * The registration open beside a list. What is done to it may take it off the list (a payment, off that
 * of those who owe): it stays open until it is closed, and is then read by itself, as it is stored.
 *
 * @param rows of the list, with what is stored
 * @returns the open one, and what opens another or closes it (null)
 */
export function useOpenRegistration(
  eventId: number,
  rows: readonly StoredRegistration[],
): [StoredRegistration | null, (item: StoredRegistration | null) => void] {
  const [opened, setOpened] = useState<StoredRegistration | null>(null)
  const regId = opened?.regData.id ?? 0
  const row = rows.find(({ regData }) => regData.id === regId) ?? null
  const isAlone = opened !== null && row === null
  const { data: stored } = useQuery(
    {
      queryKey: ['event', eventId, 'registration', regId],
      queryFn: () =>
        unwrap(
          api.GET('/api/events/{id}/reg-datas/{regId}', {
            params: { path: { id: eventId, regId } },
          }),
        ),
      enabled: isAlone,
    },
    queryClient,
  )
  const open = isAlone ? { ...opened, ...stored } : row
  return [open, setOpened]
}
