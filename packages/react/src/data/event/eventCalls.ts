import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { ApiCall } from '../page/source.ts'

type Schemas = components['schemas']

/** The event itself, its tags, contests and timetable: what the pages of an event are made of. */
export const eventCalls = {
  event: (id: number): ApiCall<Schemas['Event']> => ({
    key: ['event', id],
    fetch: (api) => unwrap(api.GET('/api/events/{id}', { params: { path: { id } } })),
  }),
  tags: (id: number): ApiCall<Schemas['EventTag'][]> => ({
    key: ['event', id, 'tags'],
    fetch: (api) => unwrap(api.GET('/api/events/{id}/tags', { params: { path: { id } } })),
  }),
  contests: (id: number): ApiCall<Schemas['Contest'][]> => ({
    key: ['event', id, 'contests'],
    fetch: (api) => unwrap(api.GET('/api/events/{id}/contests', { params: { path: { id } } })),
  }),
  sessions: (id: number): ApiCall<Schemas['Session'][]> => ({
    key: ['event', id, 'sessions'],
    fetch: (api) => unwrap(api.GET('/api/events/{id}/sessions', { params: { path: { id } } })),
  }),
  /** @param number the start number whose own result is asked for; null for none */
  results: (id: number, number: number | null): ApiCall<Schemas['ContestResultSummary'][]> => ({
    key: ['event', id, 'results', number ?? ''],
    fetch: (api) =>
      unwrap(
        api.GET('/api/events/{id}/results', {
          params: { path: { id }, query: number === null ? {} : { start_number: number } },
        }),
      ),
  }),
}
