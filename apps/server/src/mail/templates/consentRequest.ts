import { type MailBrand, writeLetter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import { eventFacts, type MailEvent } from './eventFacts.ts'
import { ticketBlocks, type MailTicket } from './ticketBlocks.ts'

export interface ConsentRequest {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent
  /** At least one. The key in its link opens the registration without the PIN. */
  tickets: MailTicket[]
}

/** The letter to those whom the organiser entered from a table: their numbers, and where to give the consents. */
export function consentRequest({ email, event, tickets }: ConsentRequest, brand: MailBrand): Mail {
  return writeLetter(
    {
      to: { name: '', address: email },
      regDataIds: tickets.map(({ id }) => id),
      subject: `Нужно ваше согласие: ${event.name}`,
      heading: 'Организатор внёс вашу заявку',
      blocks: [
        { kind: 'facts', facts: eventFacts(event) },
        {
          kind: 'text',
          text: 'Заявка есть, но согласия на обработку персональных данных мы ещё не получили. Откройте заявку по ссылке, нажмите «Изменить» и на последнем шаге отметьте согласия. До этого имена танцоров на сайте скрыты.',
        },
        ...ticketBlocks({ event, tickets }, 'Открыть заявку и дать согласие', brand),
        {
          kind: 'text',
          text: 'Никому не пересылайте PIN-код. Если вы не собираетесь на этот турнир, снимите заявку по той же ссылке.',
        },
      ],
    },
    brand,
  )
}
