import { leastLevel } from '@parket/domain/rights/rights'

import type { Operation } from '../../contract/document.ts'
import type { OperationId } from '../../contract/operationId.ts'
import { needs } from '../../security/generated/needs.ts'
import { exampleQuery } from '../examples.ts'
import { createRating } from '../ratings.ts'
import { pathParameters } from '../requestArbitrary.ts'
import type { CallerName } from '../roles.ts'
import { accountRequests } from './accounts.ts'
import { contestRequests } from './contests.ts'
import { createRequestData, exampleOf } from './data.ts'
import { eventRequests } from './events.ts'
import { registrationRequests } from './registrations.ts'
import { roundRequests } from './rounds.ts'
import { stationRequests } from './stations.ts'
import type { RequestMakers, TestTenant, ValidRequest } from './shape.ts'
import { teamRequests } from './teams.ts'

/** Operations that need special circumstances: no superadmin yet, a call from this machine. */
export const unreachable: readonly OperationId[] = ['createFirstSuperadmin', 'getMetrics']

/** Parameters whose values cannot come from an example. */
const SPECIAL = new Set(['pin', 'access', 'mass-update', 'ds'])

/**
 * Makes valid requests for every operation from the contract's examples, against data that fits
 * them. Each request gets new records for what it uses up, so any number of them succeeds.
 */
export async function createValidRequests(
  tenant: TestTenant,
): Promise<(operation: Operation) => Promise<ValidRequest>> {
  const data = await createRequestData(tenant)
  const { db, people, teamId, cup, event, form, upload, register, putJudge } = data
  const judgeId = await putJudge()
  const { regData } = await register()
  const rating = await createRating(db, teamId, { id: cup.ids.oriental, event_id: cup.event.id })
  await upload(`${event}/files/event-files/banner`, 'supervisor')
  await upload(`/api/teams/${teamId}/files/logo`, 'superadmin')
  const makers: RequestMakers = {
    ...accountRequests(data),
    ...eventRequests(data),
    ...(await contestRequests(data)),
    ...roundRequests(data),
    ...registrationRequests(data, regData),
    ...teamRequests(data),
    ...stationRequests(data),
  }

  /** By what stands before it in the address. */
  const ids: Record<string, string | number> = {
    events: cup.event.id,
    contests: cup.ids.oriental,
    teams: teamId,
    groups: 12,
    'reg-datas': regData.id,
    judges: judgeId,
    people: rating.personId,
    runs: rating.runId,
    'event-files': 'banner',
    files: 'logo',
  }

  let count = 0
  return async (operation) => {
    count += 1
    const { id, isUpload } = operation
    const made = (await makers[id]?.(count)) ?? {}
    const caller = people[bestCaller(id)].id || null
    const path = pathParameters(operation).map(([name, before]) => [
      name,
      made.path?.[name] ?? ids[before] ?? caller ?? 0,
    ])
    const query = Object.entries(exampleQuery(id)).filter(([name]) => !SPECIAL.has(name))
    return {
      path: Object.fromEntries(path) as ValidRequest['path'],
      query: made.query ?? Object.fromEntries(query),
      body: isUpload ? form.body : (made.body ?? exampleOf(id)),
      headers: isUpload ? form.headers : (made.headers ?? {}),
      callerId: made.callerId ?? caller,
    }
  }
}

/** The one whom the table of rights admits, with no more than that. */
function bestCaller(id: OperationId): CallerName {
  const need = needs[id]
  if (need.at === 'process' || need.at === 'visitor') return 'anonymous'
  if (need.at === 'self' || need.at === 'user') return 'registered'
  // The token is in the headers that are made.
  if (need.at === 'station') return 'anonymous'
  return leastLevel(need.right) === 'superadmin' ? 'superadmin' : 'supervisor'
}
