import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

/** The letter that proves the new address of an account. */
export function emailChange(to: Mailbox, token: string, brand: MailBrand): Mail {
  return writeLetter(
    {
      to,
      subject: 'Подтвердите новый email',
      heading: 'Подтвердите новый email',
      blocks: [
        {
          kind: 'text',
          text: 'Этот адрес указан как новый email учётной записи. Он заменит прежний, когда вы откроете ссылку. Она действует 7\u00A0дней.',
        },
        {
          kind: 'link',
          label: 'Подтвердить новый адрес',
          url: brand.siteUrl + pagePath('verifyEmail', { token }),
        },
        { kind: 'text', text: 'Если это были не вы, ничего не делайте.' },
      ],
    },
    brand,
  )
}
