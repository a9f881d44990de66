import { unwrap } from '@parket/api-client/problem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { fetchEntry } from './fetchEntry.ts'
import { knownEntry, knownPin } from './openEntry.ts'

/** What identifies a registration as one person sees it. */
interface Asked {
  eventId: number
  regDataId: number
  /** Who is logged in; null for a visitor. */
  userId: number | null
}

/** A registration; what this tab knows of it is shown at once, and without a connection too. */
export function entryQuery({ eventId, regDataId, userId }: Asked) {
  return queryOptions({
    queryKey: ['registration', eventId, regDataId, userId, isPinKnown(eventId, regDataId)],
    queryFn: () => fetchEntry(eventId, regDataId),
    placeholderData: () => knownEntry(eventId, regDataId) ?? undefined,
  })
}

/** What a registration costs and what is paid. */
export function paymentQuery({ eventId, regDataId, userId }: Asked) {
  return queryOptions({
    queryKey: ['payment-account', eventId, regDataId, userId, isPinKnown(eventId, regDataId)],
    queryFn: () => {
      const pin = knownPin(eventId, regDataId)
      return unwrap(
        api.GET('/api/events/{id}/reg-datas/{regId}/payments', {
          params: { path: { id: eventId, regId: regDataId }, ...(pin && { query: { pin } }) },
        }),
      )
    },
  })
}

/** A refusal for want of the PIN does not outlive that. */
function isPinKnown(eventId: number, regDataId: number): boolean {
  return knownPin(eventId, regDataId) !== undefined
}
