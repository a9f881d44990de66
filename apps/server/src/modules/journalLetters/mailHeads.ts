import { numberedTitle } from '@parket/domain/contest/title'
import { journalAddresses } from '@parket/domain/event/journalCopies'
import { roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { queueMails } from '../../jobs/outbox.ts'
import { brandOf } from '../../mail/brand.ts'
import type { Mailbox } from '../../mail/mailbox.ts'
import type { SiteSettings } from '../../mail/siteUrl.ts'
import { journalHeads, type JournalHeads } from '../../mail/templates/journalHeads.ts'
import { listChiefAddresses } from '../approval/approver.ts'
import { findTeam } from '../tenant/queries.ts'
import type { EventRow } from '../../records/events.ts'
import { LOOKED_BACK_MS } from '../../journal/copyClosedRounds.ts'
import type { ClosedRound } from '../../journal/line.ts'
import { isTold, publicKinds } from '../../journal/toldLines.ts'
import { nameChanges } from './nameChanges.ts'

/** How long the first closing waits for others: a day of sixty rounds is a dozen letters. */
const GATHERED_MS = 30 * millisecondsInMinute

/** What is public stands on the line: only what belongs together shares a letter, approval and publication. */
const GATHERED_PUBLIC_MS = 5 * millisecondsInMinute

/**
 * Mails the heads of closed rounds, and of the event's chain after each publication, approval and correction, to the chief judge
 * and to whom the event names: one letter for all that was closed within half an hour, or published within five minutes. Of
 * several processes one does it.
 *
 * @param settings where sites are found, for the link in the letter
 * @returns how many letters were queued
 * @throws the first fault, once every other event has its letters
 */
export async function mailHeads(
  db: Kysely<Database>,
  settings: SiteSettings,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let queued = 0
  const faults: unknown[] = []
  for (const eventId of await listDue(db, now)) {
    if (signal?.aborted) break
    try {
      queued += await db.transaction().execute((trx) => mailOfEvent(trx, eventId, settings, now))
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
  return queued
}

/** Lines of the last days that no letter told: none was sent while nobody was to get one. */
function untold(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('journal')
    .innerJoin('events', 'events.id', 'journal.event_id')
    .leftJoin('journal_letters', 'journal_letters.event_id', 'journal.event_id')
    .where('journal.round_id', 'is', null)
    .where(isTold)
    .where('journal.at', '>', new Date(now.getTime() - LOOKED_BACK_MS))
    .where('events.rehearsal_of', 'is', null)
    .where((eb) => eb('journal.n', '>', eb.fn.coalesce('journal_letters.told_n', eb.lit(0))))
}

async function listDue(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await untold(db, now)
    .groupBy('journal.event_id')
    .having((eb) => {
      const first = eb.fn.min('journal.at')
      const firstPublic = first.filterWhere('journal.kind', 'in', publicKinds)
      return eb.or([
        eb(first, '<=', new Date(now.getTime() - GATHERED_MS)),
        eb(firstPublic, '<=', new Date(now.getTime() - GATHERED_PUBLIC_MS)),
      ])
    })
    .select('journal.event_id')
    .orderBy('journal.event_id')
    .execute()
  return rows.map(({ event_id }) => event_id)
}

async function mailOfEvent(
  trx: Transaction<Database>,
  eventId: number,
  settings: SiteSettings,
  now: Date,
): Promise<number> {
  const event = await trx
    .selectFrom('events')
    .where('id', '=', eventId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!event) return 0
  const lines = await untold(trx, now)
    .where('journal.event_id', '=', eventId)
    .select(['journal.n', 'journal.hash', 'journal.at', 'journal.kind', 'journal.body'])
    .orderBy('journal.n')
    .execute()
  const recipients = await listRecipients(trx, event)
  const last = lines.at(-1)
  if (!last || recipients.length === 0) return 0
  const isClosing = ({ kind }: { kind: string }) => kind === 'round.closed'
  const rounds = await nameRounds(trx, lines.filter(isClosing))
  const changes = await nameChanges(
    trx,
    lines.filter((line) => !isClosing(line)),
  )
  const brand = brandOf(await findTeam(trx, event.team_id), settings)
  const told_n = last.n
  await trx
    .insertInto('journal_letters')
    .values({ event_id: eventId, told_n })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ told_n }))
    .execute()
  if (rounds.length === 0 && changes.length === 0) return 0
  await queueMails(
    trx,
    recipients.map((to) => journalHeads({ to, event, rounds, changes, last }, brand)),
  )
  return recipients.length
}

/** The chief judges first; nobody twice. */
async function listRecipients(
  trx: Transaction<Database>,
  event: Pick<EventRow, 'id' | 'rehearsal_of' | 'journal_copies'>,
): Promise<Mailbox[]> {
  // Heads are no secret: they go to a folder, too, where a server has no SMTP.
  const chiefs = await listChiefAddresses(trx, { mailGoesOut: true }, event)
  const all = [
    ...chiefs.map(({ name, email }) => ({ name, address: email })),
    ...journalAddresses(event.journal_copies).map((address) => ({ name: '', address })),
  ]
  const seen = new Map(all.toReversed().map((to) => [to.address.toLowerCase(), to]))
  return [...seen.values()].toReversed()
}

/** What closed rounds are called now; one without a mark has no head, and one that is gone no name. */
async function nameRounds(
  trx: Transaction<Database>,
  closings: readonly { at: Date; body: object }[],
): Promise<JournalHeads['rounds']> {
  if (closings.length === 0) return []
  const closed = closings.map(({ at, body }) => ({ at, ...(body as ClosedRound) }))
  const found = await trx
    .selectFrom('rounds')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .where(
      'rounds.id',
      'in',
      closed.map(({ round_id }) => round_id),
    )
    .select(['rounds.id', 'rounds.round_index', 'rounds.type', 'rounds.role'])
    .select(['contests.group_num', 'contests.group_name', 'contests.section'])
    .execute()
  const names = new Map(found.map((row) => [row.id, row]))
  return closed.flatMap(({ at, head, round_id }) => {
    const row = names.get(round_id)
    if (head === '') return []
    return {
      contest: row ? numberedTitle(row) : 'Тур, которого больше нет',
      round: row ? roundName({ ...row, label: roundLabel(row.round_index) }) : `№\u00A0${round_id}`,
      at,
      head,
    }
  })
}
