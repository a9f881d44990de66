import { countOf } from '@parket/domain/format/plural'
import { dancerName } from '@parket/domain/registration/dancers'
import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { CalendarFile, MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { contestLine, type ChosenContest } from './contestLine.ts'
import { letterEvent, type MailEvent } from './mailEvent.ts'
import { dueBlocks, paymentDetailsBlocks } from './paymentBlocks.ts'
import { waitingNote } from './registrationAccepted.ts'

export interface ClubRegistered {
  /** E-mail of the regDatas. */
  email: string
  event: MailEvent & { pay_until: Date | null }
  /** At least one. */
  registrations: {
    id: number
    reg_n: number
    pin_code: string
    isNew: boolean
    dancers: { last_name: string; first_name: string }[]
    /** [] where it was withdrawn. */
    contests: ChosenContest[]
  }[]
  /** What everything that the account registered still owes, in kopecks. */
  due: number
  /** Text of the one payment QR. */
  qr: string | null
  /** The event for a calendar; null where nobody takes part any more. */
  calendar: CalendarFile | null
  now: Date
}

/** The one letter about all that a leader registered or changed at once. */
export function clubRegistered(data: ClubRegistered, brand: MailBrand): Mail {
  const { event, registrations } = data
  const made = registrations.filter(({ isNew }) => isNew).length
  const heading = made > 0 ? 'Заявка клуба принята' : 'Заявка клуба изменена'
  const payment = {
    event,
    now: data.now,
    lines: [],
    due: data.due,
    qr: data.qr,
    reference: 'номера регистраций',
  }
  const isAnyWaiting = registrations.some(({ contests }) =>
    contests.some(({ status }) => status === 'waiting'),
  )
  const count = countOf(registrations.length, ['регистрация', 'регистрации', 'регистраций'])
  return writeLetter(
    {
      to: { name: '', address: data.email },
      regDataIds: registrations.map(({ id }) => id),
      subject: `${heading}: ${event.name}, ${count}`,
      heading,
      event: letterEvent(event, brand),
      ...(data.calendar && { calendar: data.calendar }),
      blocks: [
        ...registrations.map(({ reg_n, pin_code, isNew, dancers, contests }) => ({
          kind: 'list' as const,
          title: `${isNew ? 'Регистрация' : 'Изменена регистрация'} № ${reg_n}, PIN-код ${pin_code}: ${dancers.map(dancerName).join(', ')}`,
          items: contests.length > 0 ? contests.map(contestLine) : ['Снята с турнира'],
        })),
        ...(isAnyWaiting ? [{ kind: 'text' as const, text: waitingNote }] : []),
        ...dueBlocks(payment),
        {
          kind: 'link',
          label: 'Посмотреть, изменить или оплатить',
          url: brand.siteUrl + pagePath('clubRegistration', { eventId: event.id }),
        },
        ...paymentDetailsBlocks(payment),
        {
          kind: 'text',
          text: 'Заявка хранится в вашей учётной записи. Номер и PIN-код нужны тем, кому вы дадите открыть одну регистрацию без входа на сайт; больше никому их не пересылайте.',
        },
      ],
    },
    brand,
  )
}
