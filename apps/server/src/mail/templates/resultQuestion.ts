import { pagePath } from '@parket/domain/site/links'

import { type MailBrand, writeLetter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import type { MailEvent } from './eventFacts.ts'

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
        {
          kind: 'link',
          label: 'Ответить',
          url: brand.siteUrl + pagePath('eventQuestions', { eventId: event.id }),
        },
      ],
    },
    brand,
  )
}
