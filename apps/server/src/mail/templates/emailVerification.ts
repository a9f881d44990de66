import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

/** The letter that proves the address of a new account. */
export function emailVerification(to: Mailbox, token: string, brand: MailBrand): Mail {
  return writeLetter(
    {
      to,
      subject: 'Подтвердите email',
      heading: 'Подтвердите email',
      blocks: [
        { kind: 'text', text: 'Этот адрес указан при регистрации на сайте.' },
        {
          kind: 'link',
          label: 'Подтвердить адрес',
          url: brand.siteUrl + pagePath('verifyEmail', { token }),
        },
        { kind: 'text', text: 'Если это были не вы, ничего не делайте.' },
      ],
    },
    brand,
  )
}
