import { formatDateTime } from '@parket/domain/format/dateTime'
import { shortHead } from '@parket/domain/journal/head'
import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

export interface JournalHeads {
  to: Mailbox
  event: { id: number; name: string; time_zone: string }
  /** In the order in which they were closed. */
  rounds: readonly { contest: string; round: string; at: Date; head: string }[]
  /** The line of the last of these closings in the event's own chain: the copy of the round ends with it. */
  last: { n: number; hash: string }
}

/** The letter with the heads of the rounds closed since the one before. It names no dancer and no place. */
export function journalHeads({ to, event, rounds, last }: JournalHeads, brand: MailBrand): Mail {
  return writeLetter(
    {
      to,
      subject: `Отпечатки журнала: ${event.name}`,
      heading: 'Отпечатки журнала',
      blocks: [
        {
          kind: 'text',
          text: 'Туры подсчитаны. Сохраните это письмо: если журнал оценок потом перепишут, отпечатки с\u00A0ним не\u00A0сойдутся. Те же знаки стоят на\u00A0протоколах и\u00A0на\u00A0экране зала.',
        },
        {
          kind: 'list',
          title: event.name,
          items: rounds.map(
            ({ contest, round, at, head }) =>
              `${contest}, ${round}, ${formatDateTime(at, event.time_zone)}: ${shortHead(head)}`,
          ),
        },
        {
          kind: 'facts',
          facts: [
            {
              term: 'Весь турнир',
              value: `${shortHead(last.hash)}, строк: ${last.n}`,
            },
          ],
        },
        {
          kind: 'text',
          text: 'Отпечаток турнира дан на\u00A0последнее закрытие; он меняется с\u00A0каждой жеребьёвкой, публикацией и\u00A0исправлением. Сверить всё сразу: npm run check-journal -- папка --heads письмо.txt',
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
