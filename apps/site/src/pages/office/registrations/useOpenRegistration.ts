import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'

/** As the lists of registrations give it. */
export type StoredRegistration = components['schemas']['RegDataItem']

/**
 * The registration open beside a list. What is done to it may take it off the list (a payment, off that
 * of those who owe): it stays open until it is closed, and is then read by itself, as it is stored.
 *
 * @param rows of the list, with what is stored
 * @param search another one closes what it does not find; for lists where one searches for the next
 * @returns the open one, and what opens another, found by this search, or closes it (null)
 */
export function useOpenRegistration(
  eventId: number,
  rows: readonly StoredRegistration[],
  search = '',
): [StoredRegistration | null, (item: StoredRegistration | null, foundBy?: string) => void] {
  const [opened, setOpened] = useState<{ item: StoredRegistration; search: string } | null>(null)
  const regId = opened?.item.regData.id ?? 0
  const row = rows.find(({ regData }) => regData.id === regId) ?? null
  const isAlone = opened !== null && opened.search === search && row === null
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
  const open = isAlone ? { ...opened.item, ...stored } : row
  return [open, (item, foundBy = search) => setOpened(item && { item, search: foundBy })]
}
