import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import type { StationDraft } from '@parket/ui/screens/office/stations/StationListScreen'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'

type Schemas = components['schemas']
export type Station = Schemas['Station']
export type StationCode = Schemas['StationCode']

/** How often the stations are asked for while they are shown, ms. */
const REFETCH_MS = 10_000

/** The stations of an event as their devices said last. */
export function eventStations(eventId: number) {
  return queryOptions({
    queryKey: ['event', eventId, 'stations'],
    queryFn: () =>
      unwrap(api.GET('/api/events/{id}/stations', { params: { path: { id: eventId } } })),
    refetchInterval: REFETCH_MS,
  })
}

/** The calls that change stations of an event. */
export function stationCalls(eventId: number) {
  const at = (stationId: number) => ({ params: { path: { id: eventId, stationId } } })
  return {
    create: (body: Partial<StationDraft>): Promise<StationCode> =>
      unwrap(api.POST('/api/events/{id}/stations', { params: { path: { id: eventId } }, body })),
    openCode: (id: number): Promise<StationCode> =>
      unwrap(api.POST('/api/events/{id}/stations/{stationId}/code', at(id))),
    handOver: (id: number) =>
      unwrap(
        api.PUT('/api/events/{id}/stations/{stationId}', { ...at(id), body: { hand_over: true } }),
      ),
    rename: (id: number, who: string) =>
      unwrap(api.PUT('/api/events/{id}/stations/{stationId}', { ...at(id), body: { who } })),
    revoke: (id: number) => unwrap(api.DELETE('/api/events/{id}/stations/{stationId}', at(id))),
    answer: (id: number, approve: boolean) =>
      unwrap(
        api.PUT('/api/events/{id}/stations/{stationId}/waiting-device', {
          ...at(id),
          body: { approve },
        }),
      ),
  }
}
