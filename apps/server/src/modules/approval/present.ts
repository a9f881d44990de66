import type { components } from '@parket/api-client/schema'
import { isComparedWithPaper } from '@parket/domain/marks/paperSample'
import { sheetDifferences } from '@parket/domain/marks/sheets'
import { stationsEndAt } from '@parket/domain/station/times'
import { sql, type Transaction } from 'kysely'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { findApproval, needsApproval, type Approval } from '../../records/approvals.ts'
import type { Contest } from '../../records/contests.ts'
import { resultHash } from '../marks/approved.ts'
import { sheetGroups, type SheetGroup } from '../marks/fileRound.ts'
import { toEntered, loadRounds } from '../marks/state.ts'
import { listVersions } from '../marks/publication.ts'
import { findOwnContest } from '../rounds/core/find.ts'
import { listRounds } from '../rounds/core/queries.ts'
import { findApprover, listChiefAddresses, type ApprovingEvent } from './approver.ts'
import { lastLink } from './link/links.ts'

type Schemas = components['schemas']

/**
 * The hash of a result that can be approved as it is now.
 * @returns null while it cannot
 */
export async function approvableHash(of: Parameters<typeof resultHash>[0]): Promise<string | null> {
  const { status } = of.contest
  return status === 'judged' || status === 'published' ? resultHash(of) : null
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
    is_by_link: approval ? approval.judge_id !== null : false,
    waits,
    approver: await findApprover(trx, context, event, { contestId, hash }),
    link:
      context.now < stationsEndAt(event)
        ? null
        : await presentLink(trx, context, event, { contestId, hash }),
    second_entry: entered,
  }
}

/** How many sheets there are, how many were typed twice or compared with paper, and how many of those differed. */
async function countEntries(
  trx: Transaction<Database>,
  contest: Contest,
): Promise<Schemas['ResultApproval']['second_entry']> {
  const states = await loadRounds(trx, contest, await listRounds(trx, contest.id))
  const groups = states.flatMap((state) => sheetGroups(state))
  const twice = groups.filter(({ sheets }) =>
    sheets.some(({ pass, finished_at }) => pass === 'second' && finished_at !== null),
  )
  const isOfDevice = ({ sheets }: SheetGroup) => isComparedWithPaper(sheets.map(toEntered))
  const [compared, typed] = [twice.filter(isOfDevice), twice.filter((one) => !isOfDevice(one))]
  return {
    sheets: groups.length,
    entered_twice: typed.length,
    differed: typed.filter(hasDiffered).length,
    compared: compared.length,
    compared_differed: compared.filter(hasDiffered).length,
  }
}

/** Somebody had to decide between two entries, or still has to. */
function hasDiffered({ sheets }: SheetGroup): boolean {
  const of = (name: string) => sheets.find(({ pass }) => pass === name)
  return (
    of('resolved') !== undefined ||
    sheetDifferences(of('first')?.marks ?? {}, of('second')?.marks ?? {}).length > 0
  )
}

/** Whom the link goes to, and the last one; null where it goes to nobody. */
async function presentLink(
  trx: Transaction<Database>,
  context: Context,
  event: ApprovingEvent,
  { contestId, hash }: { contestId: string; hash: string | null },
): Promise<Schemas['ResultApproval']['link']> {
  const chiefs = await listChiefAddresses(trx, context, event)
  if (chiefs.length === 0) return null
  const sent = hash === null ? undefined : await lastLink(trx, contestId, hash)
  return {
    to: chiefs.map(({ name }) => name),
    sent_at: sent?.sent_at.toISOString() ?? null,
    expires_at: sent?.expires_at.toISOString() ?? null,
  }
}

/** The name of who approved: by a link, with an account, at a station; null where it is known no more. */
async function nameOf(
  trx: Transaction<Database>,
  { user_id, station_id, judge_id }: Approval,
): Promise<string | null> {
  if (judge_id !== null) return judgeName(trx, judge_id)
  if (user_id !== null) {
    const user = await trx
      .selectFrom('users')
      .where('id', '=', user_id)
      .select(sql<string>`last_name || ' ' || first_name`.as('name'))
      .executeTakeFirst()
    return user?.name ?? null
  }
  const station = await trx
    .selectFrom('stations')
    .where('id', '=', station_id ?? 0)
    .select('judge_id')
    .executeTakeFirst()
  return judgeName(trx, station?.judge_id ?? 0)
}

/** A judge's name; null for one who is in the directory no more. */
export async function judgeName(trx: Transaction<Database>, id: number): Promise<string | null> {
  const judge = await trx
    .selectFrom('judges')
    .where('id', '=', id)
    .select(sql<string>`last_name || ' ' || first_name`.as('name'))
    .executeTakeFirst()
  return judge?.name ?? null
}
