import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { entryUrl, letterEvent, type MailEvent } from './mailEvent.ts'

export interface PlaceFreed {
  /** Of the regData. */
  id: number
  /** E-mail of the regData. */
  email: string
  reg_n: number
  event: MailEvent
  /** The contest's title, without its number. */
  contest: string
}

/** The letter to an entry that moved from the waiting list to the contest. */
export function placeFreed(freed: PlaceFreed, brand: MailBrand): Mail {
  const { email, reg_n, event, contest } = freed
  return writeLetter(
    {
      to: { name: '', address: email },
      regDataIds: [freed.id],
      subject: `Место освободилось: ${contest}`,
      heading: 'Вы больше не в листе ожидания',
      event: letterEvent(event, brand),
      blocks: [
        {
          kind: 'text',
          text: `В номинации «${contest}» освободилось место, и ваша заявка принята.`,
        },
        {
          kind: 'facts',
          facts: [{ term: 'Номер регистрации', value: String(reg_n) }],
        },
        {
          kind: 'text',
          text: 'Если вы уже не будете участвовать, снимите заявку: место займёт следующий.',
        },
        {
          kind: 'link',
          label: 'Изменить регистрацию',
          url: entryUrl(brand.siteUrl, freed),
        },
      ],
    },
    brand,
  )
}
