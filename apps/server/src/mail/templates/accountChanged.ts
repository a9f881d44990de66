import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

export type AccountChange = 'password' | 'email' | 'secondFactorOn' | 'secondFactorOff'

const texts: Record<AccountChange, { subject: string; text: string }> = {
  password: {
    subject: 'Пароль изменён',
    text: 'Пароль вашей учётной записи изменён. На других устройствах нужно войти заново.',
  },
  secondFactorOn: {
    subject: 'Второй фактор включён',
    text: 'Теперь при входе нужен ещё и код из приложения, на других устройствах нужно войти заново. Коды восстановления храните отдельно от пароля.',
  },
  secondFactorOff: {
    subject: 'Второй фактор выключен',
    text: 'Теперь для входа достаточно пароля.',
  },
  email: {
    subject: 'Email изменён',
    text: 'В вашей учётной записи указан другой email. На этот адрес письма больше не придут.',
  },
}

/** The letter that tells of a change by which an account could be taken away. */
export function accountChanged(to: Mailbox, change: AccountChange, brand: MailBrand): Mail {
  const { subject, text } = texts[change]
  return writeLetter(
    {
      to,
      subject,
      heading: subject,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'text',
          text: 'Если это были не вы, сразу задайте новый пароль: «Вход», «Забыл пароль». Если войти не удаётся, напишите организаторам.',
        },
      ],
    },
    brand,
  )
}
