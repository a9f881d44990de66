import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { letterEvent, type MailEvent } from './mailEvent.ts'
import { ticketBlocks, type MailTicket } from './ticketBlocks.ts'

export interface ConsentRequest {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent
  /** At least one. The key in its link opens the registration without the PIN. */
  tickets: MailTicket[]
  /** Whether the consent to processing is lacking; else only that to publication is. */
  isProcessingOpen: boolean
}

/** The letter that asks for consents: numbers of registrations, and where to give them. It names no dancer. */
export function consentRequest(
  { email, event, tickets, isProcessingOpen }: ConsentRequest,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to: { name: '', address: email },
      regDataIds: tickets.map(({ id }) => id),
      subject: `Нужно ваше согласие: ${event.name}`,
      heading: 'Нужно ваше согласие',
      event: letterEvent(event, brand),
      blocks: [
        { kind: 'text', text: isProcessingOpen ? processingText : publicationText },
        ...ticketBlocks({ event, tickets, hasCodes: false }, 'Открыть заявку и ответить', brand),
        {
          kind: 'text',
          text: 'Никому не пересылайте PIN-код. Если вы не собираетесь на этот турнир, напишите организатору: он снимет заявку.',
        },
      ],
    },
    brand,
  )
}

const processingText =
  'Ваша заявка на турнир есть, но согласия на обработку персональных данных мы ещё не получили. Откройте заявку по ссылке и отметьте согласия — это можно сделать и после окончания приёма. До этого имена танцоров на сайте скрыты.'

const publicationText =
  'Мы ещё не спросили, можно ли показывать имена танцоров на сайте: в списках и результатах вместо них инициалы. Откройте заявку по ссылке и ответьте — это можно сделать и после турнира.'
