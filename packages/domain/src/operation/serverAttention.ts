import { millisecondsInHour } from 'date-fns/constants'

import { toMillis } from '../format/date.ts'
import { countOf } from '../format/plural.ts'

/** How the installation is doing, as `GET /api/server-state` tells it. */
export interface ServerState {
  processes: readonly { version: string }[]
  outbox: { due: number; failed: number }
  /** In bytes. */
  disk: { free: number; total: number }
  /** ISO 8601; null: no copy is known of. */
  last_backup_at: string | null
}

/** A night without a copy, and some hours to notice. */
const OLD_BACKUP_HOURS = 30
const LITTLE_ROOM = 0.1
/** More than a mail server takes at its pace. */
const MANY_DUE = 50

/**
 * What whoever runs the server should look at, the most urgent first (docs/deploying.md, «What to watch»).
 *
 * @param now in ms
 * @returns sentences; none where all is well
 */
export function serverAttention(state: ServerState, now: number): string[] {
  const { processes, outbox, disk, last_backup_at } = state
  const said: string[] = []
  if (disk.free < disk.total * LITTLE_ROOM) {
    const percent = Math.floor((disk.free / disk.total) * 100)
    said.push(
      `На\u00A0диске осталось ${percent}\u00A0%: освободите место, иначе перестанут сохраняться файлы и\u00A0заявки.`,
    )
  }
  if (last_backup_at === null) {
    said.push('Копии ещё не\u00A0было: сделайте первую и\u00A0поставьте её в\u00A0расписание.')
  } else if (now - toMillis(last_backup_at) > OLD_BACKUP_HOURS * millisecondsInHour) {
    said.push(
      'Последней копии больше суток: проверьте, идёт\u00A0ли копирование по\u00A0расписанию.',
    )
  }
  if (outbox.failed > 0) {
    const letters = countOf(outbox.failed, [
      'письмо не\u00A0ушло',
      'письма не\u00A0ушли',
      'писем не\u00A0ушли',
    ])
    said.push(`${letters} за\u00A030\u00A0дней: причина записана в\u00A0журнале сервера.`)
  }
  if (outbox.due > MANY_DUE) {
    const letters = countOf(outbox.due, ['письмо ждёт', 'письма ждут', 'писем ждут'])
    said.push(`${letters} отправки: отвечает\u00A0ли почтовый сервер?`)
  }
  if (new Set(processes.map(({ version }) => version)).size > 1) {
    said.push('Работают процессы разных версий: закончите обновление.')
  }
  return said
}
