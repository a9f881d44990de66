import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import type { JnjRole } from '@parket/domain/registration/request'
import { api } from '@parket/react/data/api'

type RegDataAnswer = components['schemas']['RegDataAnswer']

/**
 * Enters a registration in one more contest: the whole list with one entry more, for what is left out would be withdrawn.
 *
 * @param lateReason '' where entries are open
 */
export function enterContest(
  eventId: number,
  { regData, registrations }: Pick<RegDataAnswer, 'regData' | 'registrations'>,
  added: { contest_id: string; role?: JnjRole },
  lateReason = '',
): Promise<RegDataAnswer> {
  const kept = registrations
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ id }) => ({ id }))
  return unwrap(
    api.PUT('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id: eventId, regId: regData.id } },
      body: {
        regData: { version: regData.version },
        registrations: [...kept, added],
        ...(lateReason !== '' && { late_reason: lateReason }),
      },
    }),
  )
}
