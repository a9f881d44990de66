import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

export interface RoleChange {
  /** «команда «Весна»», «турнир «Кубок»»: where the role is. */
  place: string
  /** What the role is called; null: it was taken away. */
  role: string | null
}

/**
 * The letter that tells somebody of a role they were given or that was taken away (docs/rules/rights.md,
 * «Giving roles»).
 */
export function roleChanged(to: Mailbox, { place, role }: RoleChange, brand: MailBrand): Mail {
  const subject = role === null ? 'У вас больше нет роли' : 'У вас новая роль'
  return writeLetter(
    {
      to,
      subject: `${subject}: ${place}`,
      heading: subject,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { term: 'Где', value: place },
            ...(role === null ? [] : [{ term: 'Роль', value: role }]),
          ],
        },
        {
          kind: 'text',
          text:
            role === null
              ? 'Если это ошибка, напишите организаторам.'
              : 'Войдите на сайт: новые разделы уже в меню.',
        },
        { kind: 'link', label: 'Перейти на сайт', url: brand.siteUrl + pagePath('home') },
      ],
    },
    brand,
  )
}
