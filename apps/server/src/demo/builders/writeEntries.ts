import type { Attendance } from '@parket/domain/registration/attendance'
import { calendarDay } from '@parket/domain/format/date'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { DEMO_ZONE } from './days.ts'
import type { DemoEntry, Party } from './entries.ts'
import type { Random } from '../../modules/events/rehearsal/random.ts'

export interface WriteOptions {
  event_id: number
  /** Share of those who agree to be named in public; nine of ten when absent. */
  agreeing?: number
  /** Share of entries that were withdrawn again; only where nobody waits for the place. */
  withdrawn?: number
  /** Share of those who came; absent: nobody has been asked yet. */
  present?: number
  /** Who noted at the desk that they came, and when the last of them did; absent: nothing tells. */
  desk?: { users: readonly number[]; until: Date }
}

interface NumberedEntry {
  entry: DemoEntry
  reg_n: number
  isWithdrawn: boolean
}

export interface WrittenEntry extends NumberedEntry {
  /** Of the regData. */
  id: number
  /** Whether its dancers may be named in public. */
  isAgreed: boolean
}

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/** Writes entries as the registration would have, numbered on from the event's last one. */
export async function writeEntries(
  trx: Kysely<Database>,
  random: Random,
  entries: readonly DemoEntry[],
  options: WriteOptions,
): Promise<WrittenEntry[]> {
  const { event_id } = options
  const { last_reg_n } = await trx
    .updateTable('events')
    .set((eb) => ({ last_reg_n: eb('last_reg_n', '+', entries.length) }))
    .where('id', '=', event_id)
    .returning('last_reg_n')
    .executeTakeFirstOrThrow()
  const numbered = entries.map((entry, index): NumberedEntry => ({
    entry,
    reg_n: last_reg_n - entries.length + 1 + index,
    isWithdrawn: isUncontested(entry) && random.chance(options.withdrawn ?? 0),
  }))
  const stored = new Map<number, Pick<WrittenEntry, 'id' | 'isAgreed'>>()
  await inChunks(numbered, async (chunk) => {
    const rows = chunk.map((entry) => regDataRow(random, entry, options))
    const inserted = await trx
      .insertInto('reg_datas')
      .values(rows)
      .returning(['id', 'reg_n', 'consent_publication'])
      .execute()
    for (const { id, reg_n, consent_publication } of inserted) {
      stored.set(reg_n, { id, isAgreed: consent_publication === true })
    }
  })
  const written = numbered.map(({ entry, reg_n, isWithdrawn }): WrittenEntry => {
    const row = stored.get(reg_n)
    if (!row) throw new Error(`entry ${reg_n} was not written`)
    const { id, isAgreed } = row
    return { id, isAgreed, entry, reg_n, isWithdrawn }
  })
  await writeDancers(trx, written, event_id)
  await writeRegistrations(trx, written, event_id)
  return written
}

function isUncontested({ contests }: DemoEntry): boolean {
  return contests.every(({ contest }) => contest.capacity === null)
}

function regDataRow(
  random: Random,
  { entry: { created_at, dancers, party }, reg_n, isWithdrawn }: NumberedEntry,
  { event_id, agreeing = 0.9, present, desk }: WriteOptions,
) {
  const attendance: Attendance | null =
    present === undefined || isWithdrawn ? null : random.chance(present) ? 'present' : 'absent'
  return {
    event_id,
    reg_n,
    // Nobody's: example.org is reserved.
    email: `entry-${event_id}-${reg_n}@example.org`,
    phone: inventPhone(random),
    city: dancers[0]?.city ?? 'Москва',
    ...affiliationOf(reg_n, dancers.length),
    ...(party && ofParty(party, dancers.length)),
    pin_code: String(random.int(0, 999_999)).padStart(6, '0'),
    registered_by: dancers.find(({ user_id }) => user_id !== null)?.user_id ?? null,
    attendance,
    ...notedAtDesk(attendance === 'present' ? desk : undefined, reg_n),
    consent_processing: true,
    consent_publication: random.chance(agreeing),
    consent_at: created_at,
    consent_text_version: consentTextVersion,
    created_at,
  }
}

/** Nobody's: so many zeros are not given out. */
export function inventPhone(random: Random): string {
  const digits = () => String(random.int(0, 99)).padStart(2, '0')
  return `+7900000${digits()}${digits()}`
}

/** What all entries of a family or a club have in common. */
function ofParty({ name, phone, club, coach }: Party, dancers: number) {
  return {
    email: `${name}@example.org`,
    phone,
    club,
    coach,
    troupe: dancers > 2 ? club : '',
  }
}

/** Within the last hour, one soon after another. By the number, not by chance: the rest of the demo stays as it is. */
function notedAtDesk(desk: WriteOptions['desk'], regN: number) {
  if (!desk) return { attendance_at: null, attendance_by: null }
  return {
    attendance_at: new Date(desk.until.getTime() - ((regN * 997) % 3600) * 1000),
    attendance_by: desk.users[regN % desk.users.length] ?? null,
  }
}

const clubs = ['Ритм', 'Оникс', 'Волна', 'Паркет', 'Плие', 'Такт', ''] as const
const coaches = ['Орлова Анна', 'Зайцев Пётр', 'Мельник Софья', ''] as const

/** By the number, not by chance: the rest of the demo stays as it is. */
function affiliationOf(regN: number, dancers: number) {
  const club = clubs[regN % clubs.length] ?? ''
  const isTroupe = dancers > 2 && club !== ''
  return {
    troupe: isTroupe ? `${club}, состав ${(regN % 3) + 1}` : '',
    club,
    coach: coaches[regN % coaches.length] ?? '',
  }
}

async function writeDancers(
  trx: Kysely<Database>,
  entries: readonly WrittenEntry[],
  event_id: number,
): Promise<void> {
  const rows = entries.flatMap(({ id, entry: { dancers } }) =>
    dancers.map(({ last_name, first_name, birth_date, gender, user_id }, ind) => ({
      reg_data_id: id,
      event_id,
      ind,
      last_name,
      first_name,
      birth_date,
      gender,
      user_id,
    })),
  )
  await inChunks(rows, (chunk) => trx.insertInto('dancers').values(chunk).execute())
}

async function writeRegistrations(
  trx: Kysely<Database>,
  entries: readonly WrittenEntry[],
  event_id: number,
): Promise<void> {
  const rows = entries.flatMap(({ id, entry: { contests, created_at }, isWithdrawn }) =>
    contests.map(({ contest, status, role, packet }) => ({
      event_id,
      reg_data_id: id,
      contest_id: contest.id,
      packet_contest_id: packet?.id ?? null,
      status: isWithdrawn ? ('withdrawn' as const) : status,
      role,
      entered_at: created_at,
      withdrawn_at: isWithdrawn ? created_at : null,
      price_day: calendarDay(created_at, DEMO_ZONE),
    })),
  )
  await inChunks(rows, (chunk) => trx.insertInto('registrations').values(chunk).execute())
}

/** Runs a statement over rows, as many at a time as it takes. */
export async function inChunks<T>(
  rows: readonly T[],
  run: (chunk: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await run(rows.slice(start, start + CHUNK))
  }
}
