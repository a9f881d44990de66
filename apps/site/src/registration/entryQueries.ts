import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { fetchEntry } from './fetchEntry.ts'
import type { RegDataAnswer } from './openEntry.ts'

/** What identifies a registration as one person sees it. */
interface Asked {
  eventId: number
  regDataId: number
  /** Who is logged in; null for a visitor. */
  userId: number | null
  /** What this tab knows of it, with its PIN; null where it knows nothing. */
  known: RegDataAnswer | null
}

interface AskedEntry extends Asked {
  /** What has come once will do, until something is changed here. */
  isAskedOnce?: boolean
}

/** A registration; what this tab knows of it is shown at once, and without a connection too. */
export function entryQuery({ eventId, regDataId, userId, known, isAskedOnce = false }: AskedEntry) {
  return queryOptions({
    queryKey: ['registration', eventId, regDataId, userId, isPinKnown(known)],
    queryFn: () => fetchEntry(eventId, regDataId, known?.regData.pin_code),
    placeholderData: known ?? undefined,
    ...(isAskedOnce && { staleTime: Number.POSITIVE_INFINITY }),
  })
}

/**
 * What a registration costs and what is paid. Each page asks anew and shows nothing older: a pass
 * registered later corrects what came before it.
 */
export function paymentQuery({ eventId, regDataId, userId, known }: Asked) {
  return queryOptions({
    queryKey: ['payment-account', eventId, regDataId, userId, isPinKnown(known)],
    queryFn: () => {
      const pin = known?.regData.pin_code
      return unwrap(
        api.GET('/api/events/{id}/reg-datas/{regId}/payments', {
          params: { path: { id: eventId, regId: regDataId }, ...(pin && { query: { pin } }) },
        }),
      )
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** A refusal for want of the PIN does not outlive that. */
function isPinKnown(known: RegDataAnswer | null): boolean {
  return known?.regData.pin_code !== undefined
}
