import { contestFields } from '@parket/domain/contest/fields'
import { copyOfEvent, daysToCopy, moveMoment } from '@parket/domain/event/copy'
import { checkEvent, eventFields, type EventFields } from '@parket/domain/event/fields'
import { sameTagName } from '@parket/domain/event/tags'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { assignableRoles } from '@parket/domain/rights/rights'
import type { Transaction } from 'kysely'

import { changesBetween } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { valuesOfRow } from '../../../db/fieldColumns.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findContests } from '../../../records/contests.ts'
import { listAttachments, listTags, type EventRow } from '../../../records/events.ts'
import { contestColumns } from '../../../records/contestColumns.ts'
import { queueRoleNotice } from '../../people/users/roleNotice.ts'
import { insertEvent, readBack } from './edit.ts'

/** From which event to which, and how many days later. */
export type Copying = { trx: Transaction<Database>; from: EventRow; to: number; days: number }
/** The new id of each contest by the old one; empty where contests are not copied. */
type ContestIds = ReadonlyMap<string, string>
/** What comes along, beside tags and links. */
type CopiedParts = { contests?: boolean; sessions?: boolean; judges?: boolean }

/**
 * Copies an event as a draft under new dates: settings, tags and links, and by choice contests, sessions,
 * judges with their panels, staff. Nothing that people sent: no registrations, payments, rounds or files.
 *
 * @throws Problem 409 for a rehearsal, 422
 */
export function copyEvent(
  context: Context,
  { body }: Input<'copyEvent'>,
): Promise<Answer<'copyEvent'>> {
  const from = eventOf(context)
  if (from.rehearsal_of !== null) throw new Problem(409, 'rehearsal_not_copied')
  const { name = from.name, date_begin = '', date_end = '' } = body
  const settings = valuesOfRow(eventFields, from)
  const dates = { name: name.trim(), date_begin: date_begin.trim(), date_end: date_end.trim() }
  const errors = checkEvent({ ...settings, ...dates })
  if (hasErrors(errors)) throw invalidFields(errors)
  const fields = copyOfEvent(settings, dates)
  const place = { teamId: from.team_id, eventId: null }
  return auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const to = await insertEvent(trx, from.team_id, fields)
      const copying = { trx, from, to, days: daysToCopy(settings, dates) }
      await copyParts(copying, body)
      if (body.staff) await copyStaff(context, copying)
      await writeAudit({
        eventId: to,
        entity: 'event',
        entityId: to,
        changes: {
          copy_of: { from: null, to: from.id },
          ...changesBetween<EventFields>({}, fields),
        },
      })
      return readBack(trx, context, to)
    },
    place,
  )
}

/** Copies tags and links, and by choice contests, sessions, judges with their panels. */
export async function copyParts(
  copying: Copying,
  { contests = false, sessions = false, judges = false }: CopiedParts,
): Promise<void> {
  const contestIds: ContestIds = contests ? await copyContests(copying) : new Map()
  await copyTags(copying, contests)
  await copyLinks(copying)
  if (sessions) await copySessions(copying, contestIds)
  if (judges) await copyJudges(copying, contestIds)
}

async function copyContests({ trx, from, to }: Copying): Promise<ContestIds> {
  const contests = await findContests(trx, from.id)
  const ids = new Map(contests.map(({ id }) => [id, crypto.randomUUID() as string]))
  const rows = contests.map((contest) => {
    const columns = contestColumns(valuesOfRow(contestFields, contest))
    const made = { id: ids.get(contest.id) ?? '', event_id: to, status: 'draft' as const }
    return Object.assign(columns, made)
  })
  if (rows.length > 0) await trx.insertInto('contests').values(rows).execute()
  return ids
}

/** PAY-GROUP names a contest, so it goes with them. */
async function copyTags({ trx, from, to }: Copying, hasContests: boolean): Promise<void> {
  const tags = (await listTags(trx, from.id))
    .filter(({ tag_name }) => hasContests || !sameTagName(tag_name, 'PAY-GROUP'))
    .map(({ tag_name, tag_value, pub }) => ({ event_id: to, tag_name, tag_value, pub }))
  if (tags.length > 0) await trx.insertInto('event_tags').values(tags).execute()
}

/** Attachments that lead to an address; files are not copied. */
async function copyLinks({ trx, from, to }: Copying): Promise<void> {
  const links = (await listAttachments(trx, from.id))
    .filter(({ url }) => url !== null)
    .map(({ title, url, is_partner }, ind) => ({ event_id: to, ind, title, url, is_partner }))
  if (links.length > 0) await trx.insertInto('attachments').values(links).execute()
}

/** Without contests the timetable keeps its breaks and ceremonies. */
async function copySessions(
  { trx, from, to, days }: Copying,
  contestIds: ContestIds,
): Promise<void> {
  const sessions = await trx
    .selectFrom('sessions')
    .where('event_id', '=', from.id)
    .selectAll()
    .orderBy('number')
    .execute()
  if (sessions.length === 0) return
  const copies = await trx
    .insertInto('sessions')
    .values(
      sessions.map(({ number, title, floor, start_at }) => ({
        event_id: to,
        number,
        title,
        floor,
        start_at: moveMoment(start_at, days, from.time_zone),
      })),
    )
    .returning(['id', 'number'])
    .execute()
  const byNumber = new Map(copies.map(({ id, number }) => [number, id]))
  const sessionIds = new Map(sessions.map(({ id, number }) => [id, byNumber.get(number) ?? 0]))
  const items = await trx
    .selectFrom('session_items')
    .where('event_id', '=', from.id)
    .select(['session_id', 'ind', 'kind', 'contest_id', 'round_index', 'title', 'minutes'])
    .orderBy('session_id')
    .orderBy('ind')
    .execute()
  const rows = items.flatMap(({ session_id, contest_id, ...item }) => {
    const contest = contest_id && (contestIds.get(contest_id) ?? null)
    if (item.kind === 'round' && contest === null) return []
    const session = sessionIds.get(session_id) ?? 0
    return [{ ...item, session_id: session, event_id: to, contest_id: contest }]
  })
  if (rows.length > 0) await trx.insertInto('session_items').values(rows).execute()
}

async function copyJudges({ trx, from, to }: Copying, contestIds: ContestIds): Promise<void> {
  const judges = await trx
    .selectFrom('event_judges')
    .where('event_id', '=', from.id)
    .select(['judge_id', 'role', 'letter'])
    .execute()
  if (judges.length === 0) return
  await trx
    .insertInto('event_judges')
    .values(judges.map(({ judge_id, role, letter }) => ({ event_id: to, judge_id, role, letter })))
    .execute()
  const seats = await trx
    .selectFrom('panel_judges')
    .where('event_id', '=', from.id)
    .select(['contest_id', 'judge_id', 'ind'])
    .execute()
  const rows = seats.flatMap(({ contest_id, ...seat }) => {
    const contest = contestIds.get(contest_id)
    return contest === undefined ? [] : [{ ...seat, contest_id: contest, event_id: to }]
  })
  if (rows.length > 0) await trx.insertInto('panel_judges').values(rows).execute()
}

/** People whom the caller may give their role; they get a letter. */
async function copyStaff(context: Context, { trx, from, to }: Copying): Promise<void> {
  const place = { teamId: from.team_id, eventId: to }
  const roles = assignableRoles(context.caller, place)
  const staff = await trx
    .selectFrom('event_users')
    .innerJoin('users', 'users.id', 'event_users.user_id')
    .where('event_users.event_id', '=', from.id)
    .where('users.deleted_at', 'is', null)
    .where('event_users.role', 'in', roles)
    .select(['event_users.user_id', 'event_users.role'])
    .execute()
  if (staff.length === 0) return
  await trx
    .insertInto('event_users')
    .values(staff.map(({ user_id, role }) => ({ event_id: to, user_id, role })))
    .execute()
  for (const { user_id, role } of staff) {
    await queueRoleNotice(trx, context, user_id, place, role)
  }
}
