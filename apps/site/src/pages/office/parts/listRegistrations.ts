import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { api } from '@parket/react/data/api'

/** The most that a call answers at once. */
const PAGE_SIZE = 200

/**
 * All registrations of an event.
 *
 * @param groupNum only those that have, had or wait for an entry in this contest
 * @throws ApiProblem
 */
export async function listRegistrations(
  eventId: number,
  groupNum?: number,
): Promise<components['schemas']['RegDataItem'][]> {
  const first = await readPage(eventId, groupNum, 1)
  const pageCount = Math.ceil(first.total / PAGE_SIZE)
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
      readPage(eventId, groupNum, index + 2),
    ),
  )
  return [first, ...rest].flatMap(({ items }) => items)
}

function readPage(eventId: number, groupNum: number | undefined, page: number) {
  const query = {
    page,
    page_size: PAGE_SIZE,
    ...(groupNum !== undefined && { group_num: groupNum }),
  }
  return unwrap(
    api.GET('/api/events/{id}/registrations', { params: { path: { id: eventId }, query } }),
  )
}
