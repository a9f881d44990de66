import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { seededRandom } from '../../modules/events/rehearsal/random.ts'
import type { HttpServer } from '../httpClient.ts'
import { gatherAudience, type DayPlan } from './day.ts'
import { createHallEvent } from './hallEvent.ts'
import { calm, startNetwork } from './network.ts'
import { organiserOf } from './organiser.ts'

interface LookPlan {
  db: Kysely<Database>
  servers: () => readonly HttpServer[]
  phones: number
  /** How long all may take to know of a change. */
  toldWithinMs: number
  fault?: Pick<NonNullable<DayPlan['fault']>, 'answers' | 'audience'>
}

/**
 * People look at an event while nobody dances and nothing is published: a break begins, and everybody has to know.
 * @returns what is wrong with what they were shown; nothing must be
 */
export async function lookOn(plan: LookPlan): Promise<string[]> {
  const { db, servers, phones, toldWithinMs, fault } = plan
  const event = await createHallEvent(db)
  const server = () => servers()[0] ?? null
  const organiser = organiserOf(db, event, server)
  const upstream = () => server()?.origin ?? null
  const network = await startNetwork(upstream, seededRandom(1), calm, { forger: fault?.answers })
  await organiser.setContest('ready')
  const audience = await gatherAudience(organiser, {
    ...event,
    url: network.url,
    phones,
    phoneProcesses: 0,
    patienceMs: toldWithinMs,
    open: fault?.audience,
  })
  await organiser.setBreak('running')
  await audience.allKnow('running', Date.now())
  audience.close()
  await network.close()
  return audience.findings()
}
