import { numberedTitle } from '@parket/domain/contest/title'
import { publicActText, type PublicLineBody } from '@parket/domain/journal/publicLineText'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { JournalHeads } from '../../mail/templates/journalHeads.ts'

/** What happened to contests besides closings, a line each, in the order in which it began. */
export async function nameChanges(
  trx: Transaction<Database>,
  lines: readonly { kind: string; body: object }[],
): Promise<JournalHeads['changes']> {
  const byContest = Map.groupBy(lines, ({ body }) => (body as PublicLineBody).contest_id ?? '')
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

function wordsOf(kind: string, body: PublicLineBody): string {
  switch (kind) {
    case 'approval':
    case 'publication':
      return publicActText(kind, body)
    case 'correction':
      return 'исправлены оценки'
    default:
      return 'решение'
  }
}
