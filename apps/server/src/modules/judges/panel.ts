import { numberedTitle } from '@parket/domain/contest/title'
import { checkPanel } from '@parket/domain/judge/judge'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import { noteOfEvent } from '../../change/journal.ts'
import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { readIfMatch, refuseStale, versionTag } from '../../change/versions.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { followInput } from '../marks/input/followInput.ts'
import { refuseSeatedTwice } from '../rounds/panels/seatedTwice.ts'
import { presentEventJudge } from './present.ts'
import { listEventJudges, listPanel } from '../../records/eventJudges.ts'

/**
 * Sets the panel of a contest, whole.
 *
 * @throws Problem 409 when it was read at another version of the contest or has been judged, 422
 */
export function replaceContestPanel(
  context: Context,
  { path, headers, body }: Input<'replaceContestPanel'>,
): Promise<Answer<'replaceContestPanel'>> {
  const event = eventOf(context)
  const { judgeIds } = body
  if (!judgeIds) throw invalidFields({ judgeIds: [problemText('required')] })
  const [version] = readIfMatch(headers['If-Match']) ?? []

  return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
    const contest = await lockContest(trx, path.id)
    refuseStale(version, contest.version)
    const judges = await listEventJudges(trx, event.id)
    const errors = checkPanel(judgeIds, judges)
    if (hasErrors(errors)) throw invalidFields(errors)
    await refuseJudged(trx, contest)

    const before = await listPanel(trx, event.id, contest.id)
    await writePanel(trx, context, event.id, contest.id, judgeIds)
    await refuseSeatedTwice(trx, contest, 'judgeIds')
    const next = contest.version + 1
    await trx.updateTable('contests').set({ version: next }).where('id', '=', contest.id).execute()
    await writeAudit({
      entity: 'contest',
      entityId: contest.id,
      changes: { judgeIds: { from: before.map(({ judge_id }) => judge_id), to: judgeIds } },
    })
    context.reply.header('etag', versionTag(next))
    return (await listPanel(trx, event.id, contest.id)).map(presentEventJudge)
  })
}

type Contest = {
  id: string
  event_id: number
  version: number
  status: string
  group_num: number
  group_name: string
  section: string
}

export async function lockContest(trx: Transaction<Database>, id: string): Promise<Contest> {
  const contest = await trx
    .selectFrom('contests')
    .where('id', '=', id)
    .select(['id', 'event_id', 'version', 'status', 'group_num', 'group_name', 'section'])
    .forUpdate()
    .executeTakeFirst()
  if (!contest) throw new Problem(404, 'contest_not_found')
  return contest
}

/** Marks refer to judges, so a panel with marks cannot change. @throws Problem 409, naming the contest */
export async function refuseJudged(trx: Transaction<Database>, contest: Contest): Promise<void> {
  const { id, status } = contest
  const round = await trx
    .selectFrom('rounds')
    .where('contest_id', '=', id)
    .where('status', 'in', ['judged', 'published'])
    .select('id')
    .executeTakeFirst()
  const sheet = await trx
    .selectFrom('mark_sheets')
    .innerJoin('rounds', 'rounds.id', 'mark_sheets.round_id')
    .where('rounds.contest_id', '=', id)
    .select('mark_sheets.id')
    .executeTakeFirst()
  if (round || sheet || status === 'judged' || status === 'published') {
    throw new Problem(409, 'panel_judged', { params: { contest: numberedTitle(contest) } })
  }
}

/** Sets a panel, whole; who marks the rounds that are danced next is in a new version of them. */
export async function writePanel(
  trx: Transaction<Database>,
  context: Context,
  event_id: number,
  contest_id: string,
  judgeIds: number[],
): Promise<void> {
  const of = { eventId: event_id, contestIds: [contest_id] }
  await followInput(trx, context, of, () =>
    replacePanel(trx, context, event_id, contest_id, judgeIds),
  )
}

async function replacePanel(
  trx: Transaction<Database>,
  context: Context,
  event_id: number,
  contest_id: string,
  judgeIds: number[],
): Promise<void> {
  await trx.deleteFrom('panel_judges').where('contest_id', '=', contest_id).execute()
  await noteOfEvent(trx, context, event_id, {
    kind: 'panel',
    body: { contest_id, round_id: null, judge_ids: judgeIds },
  })
  await trx
    .updateTable('rounds')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('contest_id', '=', contest_id)
    .where('status', 'in', ['locked', 'running'])
    .execute()
  if (judgeIds.length === 0) return
  await trx
    .insertInto('panel_judges')
    .values(judgeIds.map((judge_id, ind) => ({ contest_id, event_id, judge_id, ind })))
    .execute()
}
