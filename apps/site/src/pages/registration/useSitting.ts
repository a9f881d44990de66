import { userFacingText } from '@parket/api-client/problem'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useLinks } from '../../data/address/useLinks.ts'
import { entryQuery, paymentQuery } from './entryQueries.ts'
import type { RegDataAnswer } from './openEntry.ts'

type RegistrationView = Extract<RegistrationScreenProps['view'], { state: 'ready' }>
type RecentRegistration = RegistrationView['recentRegistrations'][number]

/**
 * What was registered in this tab one after another, as it is now.
 * @param keptSitting as this tab knows it; [] where the page tells of its own registration alone
 */
export function useSitting(
  eventId: number,
  userId: number | null,
  keptSitting: readonly RegDataAnswer[],
): RegistrationView['recentRegistrations'] {
  const links = useLinks()
  const asked = keptSitting.map((known) => ({
    eventId,
    regDataId: known.regData.id,
    userId,
    known,
    sitting: keptSitting,
    isAskedOnce: true,
  }))
  // Else the last page of each would ask for all before it.
  const entries = useQueries({ queries: asked.map(entryQuery) })
  const payments = useQueries({ queries: asked.map(paymentQuery) })
  return keptSitting.map((known, index) => {
    const { regData, dancers, registrations } = entries[index]?.data ?? known
    const { id, reg_n, pin_code } = regData
    return {
      id,
      reg_n,
      pin_code,
      dancers,
      registrations,
      account: accountOf(payments[index]),
      href: links.to('selectRegistration', { eventId }, { entry: id }),
    }
  })
}

type Sums = { charged: number; paid: number }

function accountOf(query: UseQueryResult<Sums> | undefined): RecentRegistration['account'] {
  if (query?.data) return { state: 'ready', charged: query.data.charged, paid: query.data.paid }
  if (!query?.error) return { state: 'loading' }
  return {
    state: 'failed',
    message: userFacingText(query.error),
    onRetry: () => void query.refetch(),
  }
}
