import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'

export interface InvitationLetter {
  email: string
  /** Where the role is. */
  place: string
  role: string
}

/**
 * The letter to somebody without a confirmed account. It carries no secret: the role goes to whoever
 * confirms this address.
 */
export function invitationLetter({ email, place, role }: InvitationLetter, brand: MailBrand): Mail {
  return writeLetter(
    {
      to: { name: '', address: email },
      subject: `Приглашение: ${place}`,
      heading: 'Вас приглашают в\u00A0организаторы',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { term: 'Где', value: place },
            { term: 'Роль', value: role },
          ],
        },
        {
          kind: 'text',
          text: 'Зарегистрируйтесь с этим адресом и подтвердите его по ссылке из следующего письма: роль появится сама. Приглашение действует 7\u00A0дней.',
        },
        {
          kind: 'link',
          label: 'Зарегистрироваться',
          url: brand.siteUrl + pagePath('accountRegistration'),
        },
        {
          kind: 'text',
          text: 'Уже есть учётная запись, но адрес не подтверждён? Задайте новый пароль: «Вход», «Забыл пароль». Если вы не ждали приглашения, ничего не делайте.',
        },
      ],
    },
    brand,
  )
}
