import type { components } from '@parket/api-client/schema'
import { sheetDifferences } from '@parket/domain/marks/sheets'
import { sql, type Transaction } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findApproval, needsApproval } from '../../records/approvals.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { resultHash } from '../marks/approved.ts'
import { sheetGroups } from '../marks/fileRound.ts'
import { listVersions } from '../marks/publication.ts'
import { loadRounds } from '../marks/state.ts'
import { listRounds } from '../rounds/core/queries.ts'

type Schemas = components['schemas']

/** @throws Problem 404 */
export async function findOwnContest(
  trx: Transaction<Database>,
  context: Context,
  id: string,
): Promise<Contest> {
  const contest = (await findContests(trx, eventOf(context).id)).find((one) => one.id === id)
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}

/**
 * Whether a contest's result is approved as it is now.
 * @throws Problem 404
 */
export async function getApproval(
  trx: Transaction<Database>,
  context: Context,
  contestId: string,
): Promise<Schemas['ResultApproval']> {
  const event = eventOf(context)
  const contest = await findOwnContest(trx, context, contestId)
  const [approval, isNeeded, versions, entered] = [
    await findApproval(trx, contestId),
    await needsApproval(trx, event.id),
    await listVersions(trx, contestId, null),
    await countEntries(trx, contest),
  ]
  const hash = entered.sheets > 0 ? await resultHash({ trx, event, contest }) : null
  const last = versions.at(-1)
  const waits =
    contest.status === 'published' && last?.released_at === null && last.withdrawn_at === null
  return {
    is_needed: isNeeded,
    is_approved: approval !== undefined && approval.hash === hash,
    by: approval ? await nameOf(trx, approval) : null,
    at: approval?.at.toISOString() ?? null,
    hash: approval?.hash ?? null,
    is_without_pin: approval?.is_without_pin ?? false,
    waits,
    second_entry: entered,
  }
}

/** How many sheets there are, how many were typed twice, and how many of those differed. */
async function countEntries(
  trx: Transaction<Database>,
  contest: Contest,
): Promise<Schemas['ResultApproval']['second_entry']> {
  const states = await loadRounds(trx, contest, await listRounds(trx, contest.id))
  const groups = states.flatMap((state) => sheetGroups(state))
  const twice = groups.filter(({ sheets }) =>
    sheets.some(({ pass, finished_at }) => pass === 'second' && finished_at !== null),
  )
  const differed = twice.filter(({ sheets }) => {
    const of = (name: string) => sheets.find(({ pass }) => pass === name)
    return (
      of('resolved') !== undefined ||
      sheetDifferences(of('first')?.marks ?? {}, of('second')?.marks ?? {}).length > 0
    )
  })
  return { sheets: groups.length, entered_twice: twice.length, differed: differed.length }
}

/** The user's name, or the chief judge's of the station; null where it is known no more. */
async function nameOf(
  trx: Transaction<Database>,
  { user_id, station_id }: { user_id: number | null; station_id: number | null },
): Promise<string | null> {
  const found =
    user_id === null
      ? await trx
          .selectFrom('stations')
          .innerJoin('judges', 'judges.id', 'stations.judge_id')
          .where('stations.id', '=', station_id ?? 0)
          .select(sql<string>`judges.last_name || ' ' || judges.first_name`.as('name'))
          .executeTakeFirst()
      : await trx
          .selectFrom('users')
          .where('id', '=', user_id)
          .select(sql<string>`last_name || ' ' || first_name`.as('name'))
          .executeTakeFirst()
  return found?.name ?? null
}
