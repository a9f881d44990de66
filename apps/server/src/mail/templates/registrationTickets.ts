import { type MailBrand, writeLetter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import { eventFacts, type MailEvent } from './eventFacts.ts'
import { ticketBlocks, type MailTicket } from './ticketBlocks.ts'

export interface RegistrationTickets {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent
  /** At least one. The key in its link opens a registration whose wrong PINs are used up. */
  tickets: MailTicket[]
}

/** The letter with numbers and PINs, for those who lost the first one. */
export function registrationTickets(
  { email, event, tickets }: RegistrationTickets,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to: { name: '', address: email },
      regDataIds: tickets.map(({ id }) => id),
      subject: `Номер и\u00A0PIN-код: ${event.name}`,
      heading: 'Номер и\u00A0PIN-код вашей регистрации',
      blocks: [
        { kind: 'facts', facts: eventFacts(event) },
        ...ticketBlocks({ event, tickets }, 'Посмотреть или изменить регистрацию', brand),
        {
          kind: 'text',
          text: 'Никому не пересылайте PIN-код. Если вы не просили об этом письме, ничего не делайте.',
        },
      ],
    },
    brand,
  )
}
