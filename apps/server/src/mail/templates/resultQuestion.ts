import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { MailEvent } from './mailEvent.ts'

export interface ResultQuestionLetter {
  /** The event's contact address. */
  to: string
  event: Pick<MailEvent, 'id' | 'name'>
  contest: string
  start_number: number
  text: string
}

/** The letter to the organiser: somebody thinks that a published result is wrong. */
export function resultQuestion(
  { to, event, contest, start_number, text }: ResultQuestionLetter,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to: { name: '', address: to },
      subject: `Вопрос о результате: ${event.name}`,
      heading: 'Вопрос о\u00A0результате',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { term: 'Турнир', value: event.name },
            { term: 'Номинация', value: contest },
            { term: 'Участник', value: `№\u00A0${start_number}` },
          ],
        },
        { kind: 'text', text },
        listLink('Ответить', event, brand),
      ],
    },
    brand,
  )
}

/** The letter about questions that came faster than letters are sent: they wait in the list. */
export function moreResultQuestions(
  { to, event }: Pick<ResultQuestionLetter, 'to' | 'event'>,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to: { name: '', address: to },
      subject: `Ещё вопросы о результатах: ${event.name}`,
      heading: 'Ещё вопросы о\u00A0результатах',
      blocks: [
        { kind: 'facts', facts: [{ term: 'Турнир', value: event.name }] },
        {
          kind: 'text',
          text: 'За час пришло больше вопросов, чем мы шлём писем. Остальные вопросы не потерялись: все они в списке.',
        },
        listLink('Открыть вопросы', event, brand),
      ],
    },
    brand,
  )
}

function listLink(label: string, event: ResultQuestionLetter['event'], brand: MailBrand) {
  const url = brand.siteUrl + pagePath('eventQuestions', { eventId: event.id })
  return { kind: 'link' as const, label, url }
}
