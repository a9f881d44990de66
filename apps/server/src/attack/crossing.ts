import { operations } from '../contract/document.ts'
import type { Finding } from './report.ts'
import { tokenOf, type Target } from './startTarget.ts'

/** What refuses: not logged in, no right, not there, not built. */
const REFUSALS = new Set([401, 403, 404, 501])

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH'])

/** Every call that names an event or a contest by id, by an admin of another team on that team's host. */
export async function crossTenants(targets: readonly Target[]): Promise<Finding> {
  const [first] = targets
  if (!first) throw new Error('no target')
  const { body } = await first.call('/api/events/1/contests')
  const [contest] = body as { id: string }[]
  const host = 'vesna.localhost'
  const token = await tokenOf(first, 'admin@vesna.test')
  const taken: string[] = []
  let calls = 0
  for (const { id, method, url } of operations) {
    const isOfEvent = url.startsWith('/api/events/:id')
    if (!isOfEvent && !url.startsWith('/api/contests/:id')) continue
    for (const eventId of isOfEvent ? [1, 2, 3, 4] : [0]) {
      const path = url
        .replace('/events/:id', `/events/${eventId}`)
        .replace('/contests/:id', `/contests/${contest?.id}`)
        .replaceAll(/:\w+/g, '1')
      for (const by of [token, undefined]) {
        const target = targets[calls % targets.length] ?? first
        calls += 1
        const asking = {
          method,
          host,
          ...(by && { token: by }),
          ...(WITH_BODY.has(method) && { body: {} }),
        }
        const { status } = await target.call(path, asking)
        if (!REFUSALS.has(status)) taken.push(`${id} ${status}`)
      }
    }
  }
  return {
    attack: `${calls} calls by id across tenants, by another team's admin and by nobody, ${targets.length} processes`,
    target: 'each refused (401, 403, 404)',
    measured: taken.length === 0 ? 'each refused' : [...new Set(taken)].join(', '),
    holds: taken.length === 0 && calls > 100,
  }
}
