import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { fetchRegistration } from './fetchRegistration.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { sameDancersIn } from './sameDancers.ts'

/** What identifies a registration as one person sees it. */
interface Asked {
  eventId: number
  regDataId: number
  /** Who is logged in; null for a visitor. */
  userId: number | null
  /** What this tab knows of it, with its PIN; null where it knows nothing. */
  known: RegistrationAnswer | null
}

interface AskedOnce extends Asked {
  /** What has come once will do, until something is changed here. */
  isAskedOnce?: boolean
}

interface AskedPayment extends AskedOnce {
  /**
   * What the page lists besides: sums are kept between such pages, until the same dancers are registered
   * for more, as a pass corrects what came before it.
   */
  recent?: readonly RegistrationAnswer[]
}

/** A registration; what this tab knows of it is shown at once, and without a connection too. */
export function registrationQuery({
  eventId,
  regDataId,
  userId,
  known,
  isAskedOnce = false,
}: AskedOnce) {
  return queryOptions({
    queryKey: ['registration', eventId, regDataId, userId, isPinKnown(known)],
    queryFn: () => fetchRegistration(eventId, regDataId, known?.regData.pin_code),
    placeholderData: known ?? undefined,
    ...(isAskedOnce && { staleTime: Number.POSITIVE_INFINITY }),
  })
}

/** What a registration costs and what is paid. Its own page asks anew and shows nothing older. */
export function paymentQuery(asked: AskedPayment) {
  const { eventId, regDataId, userId, known, isAskedOnce = false, recent = [] } = asked
  const together = known ? sameDancersIn(recent, known) : []
  return queryOptions({
    queryKey: ['payment-account', eventId, regDataId, userId, isPinKnown(known), together],
    queryFn: () => {
      const pin = known?.regData.pin_code
      return unwrap(
        api.GET('/api/events/{id}/reg-datas/{regId}/payments', {
          params: { path: { id: eventId, regId: regDataId }, ...(pin && { query: { pin } }) },
        }),
      )
    },
    staleTime: isAskedOnce ? Number.POSITIVE_INFINITY : 0,
    ...(together.length === 0 && { gcTime: 0 }),
  })
}

/** After a registration was changed here: what shows it asks anew. Ends when what is on the page has come. */
export async function renewRegistrations(): Promise<void> {
  await Promise.all(
    ['registration', 'payment-account', 'own-registrations', 'club'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}

/** A refusal for want of the PIN does not outlive that. */
function isPinKnown(known: RegistrationAnswer | null): boolean {
  return known?.regData.pin_code !== undefined
}
