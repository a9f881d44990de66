import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

/** The letter in place of an answer that would tell which addresses have accounts. */
export function addressTaken(to: Mailbox, brand: MailBrand): Mail {
  return writeLetter(
    {
      to,
      subject: 'У вас уже есть учётная запись',
      heading: 'У вас уже есть учётная запись',
      blocks: [
        {
          kind: 'text',
          text: 'Этот адрес указали на сайте как свой. Учётная запись с ним уже есть: войдите с этим адресом и паролем. Забыли пароль? Нажмите «Вход», потом «Забыл пароль».',
        },
        { kind: 'link', label: 'Перейти на сайт', url: brand.siteUrl + pagePath('home') },
        { kind: 'text', text: 'Если это были не вы, ничего не делайте: всё осталось как было.' },
      ],
    },
    brand,
  )
}
