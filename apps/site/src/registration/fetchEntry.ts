import { unwrap } from '@parket/api-client/problem'
import { api } from '../api.ts'
import { knownPin, type RegDataAnswer } from './openEntry.ts'

/** A registration, with the PIN where this tab knows it. @throws ApiProblem */
export function fetchEntry(eventId: number, regId: number): Promise<RegDataAnswer> {
  const pin = knownPin(eventId, regId)
  return unwrap(
    api.GET('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId }, ...(pin && { query: { pin } }) },
    }),
  )
}
