import { dancerName } from '@parket/domain/registration/dancers'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { contestLine, type ChosenContest } from './contestLine.ts'
import { entryUrl, letterEvent, type MailEvent } from './mailEvent.ts'

export interface RegistrationChanged {
  id: number
  /** Who is told: the e-mail of the regData, and the one it had before. */
  email: string
  reg_n: number
  event: MailEvent
  dancers: { last_name: string; first_name: string }[]
  /** What stands after the change, in the order to be shown; none: all of it was withdrawn. */
  contests: ChosenContest[]
}

/**
 * The letter that tells what a registration is like after a change, to whoever may not have made it.
 * Without the PIN: it has not changed, and a former address must not learn it.
 */
export function registrationChanged(data: RegistrationChanged, brand: MailBrand): Mail {
  const { email, reg_n, event, dancers, contests } = data
  const isWithdrawn = contests.length === 0
  const number = `№\u00A0${reg_n}`
  return writeLetter(
    {
      to: { name: '', address: email },
      regDataIds: [data.id],
      subject: `Регистрация ${number} ${isWithdrawn ? 'снята' : 'изменена'}: ${event.name}`,
      heading: isWithdrawn ? 'Регистрация снята' : 'Регистрация изменена',
      event: letterEvent(event, brand),
      blocks: [
        {
          kind: 'facts',
          facts: [{ term: 'Номер регистрации', value: String(reg_n) }],
        },
        {
          kind: 'list',
          title: dancers.length === 1 ? 'Танцор' : 'Танцоры',
          items: dancers.map((dancer) => dancerName(dancer)),
        },
        ...(isWithdrawn
          ? []
          : [{ kind: 'list' as const, title: 'Номинации', items: contests.map(contestLine) }]),
        {
          kind: 'text',
          text: 'Номер и PIN-код остались прежними. Если это были не вы, напишите организаторам.',
        },
        {
          kind: 'link',
          label: 'Посмотреть или изменить регистрацию',
          url: entryUrl(brand.siteUrl, data),
        },
      ],
    },
    brand,
  )
}
