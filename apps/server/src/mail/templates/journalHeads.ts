import { formatDateTime } from '@parket/domain/format/dateTime'
import { shortHead } from '@parket/domain/journal/head'
import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { Block, MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

export interface JournalHeads {
  to: Mailbox
  event: { id: number; name: string; time_zone: string }
  /** In the order in which they were closed. */
  rounds: readonly { contest: string; round: string; at: Date; head: string }[]
  /** What was approved, published, corrected or taken back, by contest. */
  changes: readonly { contest: string; told: readonly string[] }[]
  /** The line of the last of all these in the event's own chain: a copy of the journal ends with it. */
  last: { n: number; hash: string; at: Date }
}

/** The letter with the heads of the rounds closed, and of what was published, since the one before. It names no dancer and no place. */
export function journalHeads(
  { to, event, rounds, changes, last }: JournalHeads,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to,
      subject: `Отпечатки журнала: ${event.name}`,
      heading: 'Отпечатки журнала',
      blocks: [
        {
          kind: 'text',
          text: 'Сохраните это письмо: если журнал потом перепишут, отпечатки с\u00A0ним не\u00A0сойдутся. Те же знаки стоят на\u00A0протоколах и\u00A0на\u00A0экране зала.',
        },
        ...listOf(
          'Подсчитанные туры',
          rounds.map(
            ({ contest, round, at, head }) =>
              `${contest}, ${round}, ${formatDateTime(at, event.time_zone)}: ${shortHead(head)}`,
          ),
        ),
        ...listOf(
          'Итоги',
          changes.map(({ contest, told }) => `${contest}: ${told.join(', ')}`),
        ),
        {
          kind: 'facts',
          facts: [
            { term: 'Турнир', value: event.name },
            {
              term: 'Весь журнал турнира',
              value: `${shortHead(last.hash)}, строк: ${last.n}, ${formatDateTime(last.at, event.time_zone)}`,
            },
          ],
        },
        {
          kind: 'text',
          text: 'Отпечаток турнира меняется с\u00A0каждой жеребьёвкой, публикацией и\u00A0исправлением; в\u00A0нём всё, что было до\u00A0этой строки. Сверить всё сразу: npm run check-journal -- папка --heads письмо.txt',
        },
        {
          kind: 'link',
          label: 'Страница турнира',
          url: brand.siteUrl + pagePath('event', { eventId: event.id }),
        },
      ],
    },
    brand,
  )
}

function listOf(title: string, items: string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', title, items }]
}
