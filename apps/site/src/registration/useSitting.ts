import { userFacingText } from '@parket/api-client/problem'
import type { RegistrationEntryScreenProps } from '@parket/ui/screens/registration/RegistrationEntryScreen'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinks } from '../page/useLinks.ts'
import { patterns } from '../paths.ts'
import { entryQuery, paymentQuery } from './entryQueries.ts'
import { readSitting } from './sitting.ts'

type EntryView = Extract<RegistrationEntryScreenProps['view'], { state: 'ready' }>
type SittingEntry = EntryView['sitting'][number]

/**
 * What was registered in this tab one after another, as it stood when the tab first showed it.
 * @param isShown whether the page tells of more than its own registration
 */
export function useSitting(
  eventId: number,
  userId: number | null,
  isShown: boolean,
): EntryView['sitting'] {
  const links = useLinks()
  const [kept] = useState(() => (isShown ? readSitting(eventId) : []))
  const asked = kept.map((known) => ({
    eventId,
    regDataId: known.regData.id,
    userId,
    known,
    sitting: kept,
    isAskedOnce: true,
  }))
  // Else the last page of each would ask for all before it.
  const entries = useQueries({ queries: asked.map(entryQuery) })
  const payments = useQueries({ queries: asked.map(paymentQuery) })
  return kept.map((known, index) => {
    const { regData, dancers, registrations } = entries[index]?.data ?? known
    const { id, reg_n, pin_code } = regData
    return {
      id,
      reg_n,
      pin_code,
      dancers,
      registrations,
      account: accountOf(payments[index]),
      href: links.to(patterns.selectRegistration, { eventId }, { entry: id }),
    }
  })
}

type Sums = { charged: number; paid: number }

function accountOf(query: UseQueryResult<Sums> | undefined): SittingEntry['account'] {
  if (query?.data) return { state: 'ready', charged: query.data.charged, paid: query.data.paid }
  if (!query?.error) return { state: 'loading' }
  return {
    state: 'failed',
    message: userFacingText(query.error),
    onRetry: () => void query.refetch(),
  }
}
