import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

/** The letter with the one-use link to a new password (60 minutes). */
export function passwordReset(to: Mailbox, token: string, brand: MailBrand): Mail {
  return writeLetter(
    {
      to,
      subject: 'Новый пароль',
      heading: 'Восстановление пароля',
      blocks: [
        {
          kind: 'text',
          text: 'Чтобы задать новый пароль, откройте ссылку. Она действует 60\u00A0минут и только один раз.',
        },
        {
          kind: 'link',
          label: 'Задать новый пароль',
          url: brand.siteUrl + pagePath('resetPassword', { token }),
        },
        {
          kind: 'text',
          text: 'Если вы не просили об этом, ничего не делайте: пароль останется прежним.',
        },
      ],
    },
    brand,
  )
}
