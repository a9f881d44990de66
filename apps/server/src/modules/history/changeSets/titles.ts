import { numberedTitle } from '@parket/domain/contest/title'
import type { Transaction } from 'kysely'

import type { TrackedRow } from '../../../change/restore.ts'
import type { Database } from '../../../db/schema.ts'

/** More are not read through. */
const NAMED = 10

/** What records are called in «с тех пор изменено: …», each once, the first of them. */
export async function titlesOf(
  trx: Transaction<Database>,
  records: TrackedRow[],
): Promise<string[]> {
  const titles = new Set<string>()
  for (const record of records) {
    if (titles.size === NAMED) return [...titles, 'и другое']
    titles.add(await titleOf(trx, record))
  }
  return [...titles]
}

async function titleOf(trx: Transaction<Database>, { table, row }: TrackedRow): Promise<string> {
  switch (table) {
    case 'events':
      return 'настройки турнира'
    case 'event_tags':
      return `метка «${String(row['tag_name'])}»`
    case 'attachments':
      return `вложение «${String(row['title'])}»`
    case 'event_users':
      return 'сотрудник турнира'
    case 'event_judges':
      return typeof row['letter'] === 'string' ? `судья ${row['letter']}` : 'судья турнира'
    case 'contests':
      return contestTitle(trx, row['id'])
    case 'panel_judges':
    case 'rounds':
      return contestTitle(trx, row['contest_id'])
    case 'round_panel_judges':
      return 'бригада тура'
    case 'heat_entries':
      return 'заходы'
    case 'round_pairs':
      return 'пары финала'
    case 'sessions':
      return sessionTitle(trx, row['id'])
    case 'session_items':
    case 'paper_prints':
      return sessionTitle(trx, row['session_id'])
    case 'reg_datas':
      return registrationTitle(trx, row['id'])
    case 'registrations':
      return registrationTitle(trx, row['reg_data_id'])
  }
}

async function contestTitle(trx: Transaction<Database>, id: unknown): Promise<string> {
  const contest = await trx
    .selectFrom('contests')
    .where('id', '=', String(id))
    .select(['group_num', 'group_name', 'section'])
    .executeTakeFirst()
  return contest ? `номинация ${numberedTitle(contest)}` : 'удалённая номинация'
}

async function sessionTitle(trx: Transaction<Database>, id: unknown): Promise<string> {
  const session = await trx
    .selectFrom('sessions')
    .where('id', '=', Number(id))
    .select(['number', 'title'])
    .executeTakeFirst()
  if (!session) return 'удалённое отделение'
  return session.title === '' ? `отделение ${session.number}` : `отделение «${session.title}»`
}

async function registrationTitle(trx: Transaction<Database>, id: unknown): Promise<string> {
  const regData = await trx
    .selectFrom('reg_datas')
    .where('id', '=', Number(id))
    .select('reg_n')
    .executeTakeFirst()
  return regData ? `заявка № ${regData.reg_n}` : 'удалённая заявка'
}
