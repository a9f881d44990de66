import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { letterEvent, type MailEvent } from './mailEvent.ts'
import { ticketBlocks, type MailTicket } from './ticketBlocks.ts'

export interface RegistrationTickets {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent
  /** At least one. The key in its link opens a registration whose wrong PINs are used up. */
  tickets: MailTicket[]
}

/** A family's; more pictures would make a letter heavy. */
const MOST_CODES = 6

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
      event: letterEvent(event, brand),
      blocks: [
        ...ticketBlocks(
          { event, tickets, hasCodes: tickets.length <= MOST_CODES },
          'Посмотреть или изменить регистрацию',
          brand,
        ),
        {
          kind: 'text',
          text: 'Никому не пересылайте PIN-код. Если вы не просили об этом письме, ничего не делайте.',
        },
      ],
    },
    brand,
  )
}
