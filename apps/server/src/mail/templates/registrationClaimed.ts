import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { entryUrl, letterEvent, type MailEvent } from './mailEvent.ts'

export interface RegistrationClaimed {
  /** Of the regData. */
  id: number
  /** E-mail of the regData. */
  email: string
  reg_n: number
  event: MailEvent
}

/** The letter that says that an account may open a registration now, without naming the account. */
export function registrationClaimed(claimed: RegistrationClaimed, brand: MailBrand): Mail {
  const { email, reg_n, event } = claimed
  return writeLetter(
    {
      to: { name: '', address: email },
      regDataIds: [claimed.id],
      subject: `Регистрация №\u00A0${reg_n} добавлена к учётной записи: ${event.name}`,
      heading: 'Регистрация добавлена к учётной записи',
      event: letterEvent(event, brand),
      blocks: [
        {
          kind: 'facts',
          facts: [{ term: 'Номер регистрации', value: String(reg_n) }],
        },
        {
          kind: 'text',
          text: 'Её добавили в «Мои регистрации» по номеру и PIN-коду: теперь её можно открывать и менять, войдя на сайт.',
        },
        {
          kind: 'text',
          text: 'Номер и PIN-код остались прежними. Если это были не вы, напишите организаторам.',
        },
        { kind: 'link', label: 'Посмотреть регистрацию', url: entryUrl(brand.siteUrl, claimed) },
      ],
    },
    brand,
  )
}
