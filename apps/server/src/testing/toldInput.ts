import { inputFaults } from '@parket/domain/journal/inputs'
import type { LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { onlyBegun } from '../modules/marks/input/concerned.ts'
import { loadInput } from '../modules/marks/input/loadInput.ts'
import { listContestLines } from '../modules/marks/publicationLines.ts'
import type { Call } from './api.ts'

/** Of each contest, what its event's chain does not tell of what its result follows from. */
type Untold = ReadonlyMap<string, ReadonlySet<string>>

/** Of a contest that has begun without a line, as one does that a test's own SQL begins. */
const WHOLE = 'all of it'

/**
 * Makes a call to an event, and sees to it that the journal is told what it does to the input of results. What a test
 * has changed by SQL before is not the call's.
 *
 * @throws Error naming the call, the contest and what is not told
 */
export async function withToldInput(
  db: Kysely<Database>,
  eventId: number,
  { method = 'GET', url }: Pick<Call, 'method' | 'url'>,
  make: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  // Marks have lines of their own.
  if (method === 'GET' || url.includes('/sheets')) return make()
  const [, contestId] = /^\/api\/contests\/([\da-f-]{36})(?:\/|$)/.exec(url) ?? []
  const before = await listUntold(db, { eventId, contestId }, [])
  const answer = await make()
  if (answer.statusCode >= 300) return answer
  for (const [id, parts] of await listUntold(db, { eventId, contestId }, [...before.keys()])) {
    const found = [...parts].filter((part) => !before.get(id)?.has(part))
    if (found.length > 0) {
      throw new Error(
        `${method} ${url}: the journal is not told of contest ${id}: ${found.join(', ')}`,
      )
    }
  }
  return answer
}

/**
 * Of contests that have begun, all as at one moment: calls may be made side by side.
 * @param known contests to look at also where they have not
 */
function listUntold(
  db: Kysely<Database>,
  { eventId, contestId }: { eventId: number; contestId: string | undefined },
  known: readonly string[],
): Promise<Untold> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const ofEvent = await trx
        .selectFrom('contests')
        .where('event_id', '=', eventId)
        .$if(contestId !== undefined, (query) => query.where('id', '=', contestId ?? ''))
        .selectAll()
        .execute()
      const contestIds = ofEvent.map(({ id }) => id)
      const looked = new Set([...known, ...(await onlyBegun(trx, { contestIds, roundIds: [] }))])
      const contests = ofEvent.filter(({ id }) => looked.has(id))
      const untold = new Map<string, ReadonlySet<string>>()
      for (const contest of contests) {
        const lines = await listContestLines(trx, eventId, ['input'], contest.id)
        const now = await loadInput(trx, contest)
        const isBegun = Object.keys(now).length > 0
        const faults = inputFaults(lines, contest.id, now).map(({ part }) => part)
        untold.set(contest.id, new Set(isBegun && lines.length === 0 ? [WHOLE] : faults))
      }
      return untold
    })
}
