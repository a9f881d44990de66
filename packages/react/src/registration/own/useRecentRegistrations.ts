import { userFacingText } from '@parket/api-client/problem'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useLinks } from '../../data/address/useLinks.ts'
import { queryClient } from '../../data/queryClient.ts'
import { registrationQuery, paymentQuery } from './registrationQueries.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

type RegistrationView = Extract<RegistrationScreenProps['view'], { state: 'ready' }>
type RecentRegistration = RegistrationView['recentRegistrations'][number]

/**
 * What was registered in this tab one after another, as it is now.
 * @param recent as this tab knows it; [] where the page tells of its own registration alone
 */
export function useRecentRegistrations(
  eventId: number,
  userId: number | null,
  recent: readonly RegistrationAnswer[],
): RegistrationView['recentRegistrations'] {
  const links = useLinks()
  const asked = recent.map((known) => ({
    eventId,
    regDataId: known.regData.id,
    userId,
    known,
    recent,
    isAskedOnce: true,
  }))
  // Else the last page of each would ask for all before it.
  const registrations = useQueries({ queries: asked.map(registrationQuery) }, queryClient)
  const payments = useQueries({ queries: asked.map(paymentQuery) }, queryClient)
  return recent.map((known, index) => {
    const { regData, dancers, registrations: entries } = registrations[index]?.data ?? known
    const { id, reg_n, pin_code } = regData
    return {
      id,
      reg_n,
      pin_code,
      dancers,
      registrations: entries,
      account: accountOf(payments[index]),
      href: links.to('selectRegistration', { eventId }, { entry: id }),
    }
  })
}

type Sums = { charged: number; paid: number; qr: string | null }

function accountOf(query: UseQueryResult<Sums> | undefined): RecentRegistration['account'] {
  if (query?.data) {
    const { charged, paid, qr } = query.data
    return { state: 'ready', charged, paid, qr }
  }
  if (!query?.error) return { state: 'loading' }
  return {
    state: 'failed',
    message: userFacingText(query.error),
    onRetry: () => void query.refetch(),
  }
}
