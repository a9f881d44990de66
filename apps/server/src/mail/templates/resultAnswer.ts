import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { MailEvent } from './mailEvent.ts'

export interface ResultAnswerLetter {
  email: string
  event: Pick<MailEvent, 'id' | 'name'>
  contest: string
  group_num: number
  start_number: number
  /** What was asked. */
  text: string
  answer: string
  is_corrected: boolean
}

/** The organiser's answer to whoever thought that a published result was wrong. */
export function resultAnswer(
  {
    email,
    event,
    contest,
    group_num,
    start_number,
    text,
    answer,
    is_corrected,
  }: ResultAnswerLetter,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to: { name: '', address: email },
      subject: `Ответ о результате: ${event.name}`,
      heading: is_corrected ? 'Исправлено' : 'Ответ организатора',
      blocks: [
        { kind: 'text', text: answer },
        {
          kind: 'facts',
          facts: [
            { term: 'Турнир', value: event.name },
            { term: 'Номинация', value: contest },
            { term: 'Участник', value: `№\u00A0${start_number}` },
            { term: 'Вы писали', value: text },
          ],
        },
        {
          kind: 'link',
          label: 'Результат номинации',
          url:
            brand.siteUrl + pagePath('contestResults', { eventId: event.id, groupNum: group_num }),
        },
      ],
    },
    brand,
  )
}
