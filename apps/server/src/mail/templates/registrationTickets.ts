import { type MailBrand, writeLetter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import { entryUrl, eventFacts, type MailEvent } from './eventFacts.ts'

export interface RegistrationTickets {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent
  /** At least one. The key in its link opens a registration whose wrong PINs are used up. */
  tickets: { id: number; reg_n: number; pin_code: string; key: string }[]
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
        ...tickets.flatMap(({ id, reg_n, pin_code, key }) => [
          {
            kind: 'facts' as const,
            facts: [
              { term: 'Номер регистрации', value: String(reg_n) },
              { term: 'PIN-код', value: pin_code },
            ],
          },
          {
            kind: 'link' as const,
            label: 'Посмотреть или изменить регистрацию',
            url: entryUrl(brand.siteUrl, { id, reg_n, event, key }),
          },
        ]),
        {
          kind: 'text',
          text: 'Никому не пересылайте PIN-код. Если вы не просили об этом письме, ничего не делайте.',
        },
      ],
    },
    brand,
  )
}
