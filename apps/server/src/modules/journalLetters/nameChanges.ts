import { numberedTitle } from '@parket/domain/contest/title'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { JournalHeads } from '../../mail/templates/journalHeads.ts'

/** What lines about a contest say besides which contest it is; each kind has some of them. */
interface ToldBody {
  contest_id?: string
  version?: number
  hash?: string | null
  is_held?: boolean
  is_withdrawn?: boolean
  has_marks?: boolean
}

/** What happened to contests besides closings, a line each, in the order in which it began. */
export async function nameChanges(
  trx: Transaction<Database>,
  lines: readonly { kind: string; body: object }[],
): Promise<JournalHeads['changes']> {
  const byContest = Map.groupBy(lines, ({ body }) => (body as ToldBody).contest_id ?? '')
  if (byContest.size === 0) return []
  const rows = await trx
    .selectFrom('contests')
    .where('id', 'in', [...byContest.keys()])
    .select(['id', 'group_num', 'group_name', 'section'])
    .execute()
  const titles = new Map(rows.map((row) => [row.id, numberedTitle(row)]))
  return Array.from(byContest, ([id, own]) => ({
    contest: titles.get(id) ?? 'Номинация, которой больше нет',
    told: [...new Set(own.map(({ kind, body }) => wordsOf(kind, body)))],
  }))
}

function wordsOf(
  kind: string,
  { version, hash, is_held, is_withdrawn, has_marks }: ToldBody,
): string {
  switch (kind) {
    case 'approval':
      return hash === null ? 'утверждение отозвано' : 'утверждено'
    case 'correction':
      return 'исправлены оценки'
    case 'publication':
      if (is_withdrawn === true) return 'публикация отменена'
      if (has_marks === true) return 'опубликованы оценки'
      if (version === undefined) return 'места показаны по\u00A0одному'
      return `${is_held === true ? 'версия готова' : 'опубликовано, версия'} ${version}`
    default:
      return 'решение'
  }
}
