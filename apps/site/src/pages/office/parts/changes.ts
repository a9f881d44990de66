import { unwrap } from '@parket/api-client/problem'
import { bulkApi } from '@parket/react/data/api'

/** A call of the client that has come back. */
interface Settled<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The answer of a change, and the set that it can be undone by (docs/adr/0020); null where nothing was kept.
 *
 * @throws ApiProblem
 */
export async function withChangeSet<T>(
  call: Promise<Settled<T>>,
): Promise<{ answer: T; changeSetId: number | null }> {
  const answer = await unwrap(call)
  const { response } = await call
  const id = response.headers.get('X-Change-Set-Id')
  return { answer, changeSetId: id === null ? null : Number(id) }
}

/** @throws ApiProblem, 409 where a record was changed since */
export function undoChange(eventId: number, changeSetId: number) {
  return unwrap(
    // It may take back what was done to sixty contests.
    bulkApi.POST('/api/admin/events/{id}/change-sets/{changeSetId}/undo', {
      params: { path: { id: eventId, changeSetId } },
    }),
  )
}
