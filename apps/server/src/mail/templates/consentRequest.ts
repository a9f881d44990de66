import { type MailBrand, writeLetter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import { entryUrl, eventFacts, type MailEvent } from './eventFacts.ts'

export interface ConsentRequest {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent
  /** At least one. The key in its link opens the registration without the PIN. */
  tickets: { id: number; reg_n: number; pin_code: string; key: string }[]
}

/** The letter to those whom the organiser entered from a table: their numbers, and where to give the consents. */
export function consentRequest({ email, event, tickets }: ConsentRequest, brand: MailBrand): Mail {
  return writeLetter(
    {
      to: { name: '', address: email },
      subject: `Нужно ваше согласие: ${event.name}`,
      heading: 'Организатор внёс вашу заявку',
      blocks: [
        { kind: 'facts', facts: eventFacts(event) },
        {
          kind: 'text',
          text: 'Заявка есть, но согласия на обработку персональных данных мы ещё не получили. Откройте заявку по ссылке, нажмите «Изменить» и на последнем шаге отметьте согласия. До этого имена танцоров на сайте скрыты.',
        },
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
            label: 'Открыть заявку и дать согласие',
            url: entryUrl(brand.siteUrl, { id, reg_n, event, key }),
          },
        ]),
        {
          kind: 'text',
          text: 'Никому не пересылайте PIN-код. Если вы не собираетесь на этот турнир, снимите заявку по той же ссылке.',
        },
      ],
    },
    brand,
  )
}
