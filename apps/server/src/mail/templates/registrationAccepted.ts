import { formatMoney } from '@parket/domain/format/money'
import { jointPurpose, numberRanges } from '@parket/domain/money/jointPayment'
import { dancerName } from '@parket/domain/registration/dancers'

import { writeLetter } from '../letter.ts'
import type { Block, CalendarFile, MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { contestLine, type ChosenContest } from './contestLine.ts'
import { entryUrl, letterEvent, ticketUrl, type MailEvent } from './mailEvent.ts'
import { dueBlocks, paymentDetailsBlocks } from './paymentBlocks.ts'

export interface RegistrationAccepted {
  id: number
  /** E-mail of the regData. */
  email: string
  reg_n: number
  pin_code: string
  event: MailEvent & { pay_until: Date | null }
  dancers: { last_name: string; first_name: string }[]
  /** What was chosen, packets included, in the order to be shown. */
  contests: ChosenContest[]
  account: LetterAccount
  /** What all registrations of this address owe together; null where the others owe nothing. */
  joint: JointSum | null
  /** The event for a calendar. */
  calendar: CalendarFile
  now: Date
}

/** What several registrations owe together. */
interface JointSum {
  /** Kopecks. */
  sum: number
  regNs: readonly number[]
}

/** What the registration costs; sums in kopecks. */
export interface LetterAccount {
  lines: { title: string; amount: number }[]
  charged: number
  /** Text of the payment QR; null where nothing is owed or the event has no bank details. */
  qr: string | null
}

/** The letter with the number and the PIN that open this registration again. */
export function registrationAccepted(data: RegistrationAccepted, brand: MailBrand): Mail {
  const { event, dancers, contests } = data
  const payment = {
    event,
    now: data.now,
    lines: data.account.lines,
    due: data.account.charged,
    qr: data.account.qr,
    reference: `номер регистрации ${data.reg_n}`,
  }
  const isAnyWaiting = contests.some(({ status }) => status === 'waiting')
  return writeLetter(
    {
      to: { name: '', address: data.email },
      regDataIds: [data.id],
      subject: `Регистрация № ${data.reg_n} принята: ${event.name}`,
      heading: 'Регистрация принята',
      event: letterEvent(event, brand),
      calendar: data.calendar,
      blocks: [
        {
          kind: 'ticket',
          ticket: {
            regN: data.reg_n,
            pin: data.pin_code,
            code: ticketUrl(brand.siteUrl, data),
          },
        },
        {
          kind: 'list',
          title: dancers.length === 1 ? 'Танцор' : 'Танцоры',
          items: dancers.map((dancer) => dancerName(dancer)),
        },
        { kind: 'list', title: 'Номинации', items: contests.map(contestLine) },
        ...(isAnyWaiting ? [{ kind: 'text' as const, text: waitingNote }] : []),
        ...dueBlocks(payment),
        ...jointBlocks(data),
        {
          kind: 'link',
          label: `Посмотреть${data.account.charged > 0 ? ', изменить или оплатить' : ' или изменить'} регистрацию`,
          url: entryUrl(brand.siteUrl, data),
        },
        ...paymentDetailsBlocks(payment),
        {
          kind: 'text',
          text: 'Сохраните номер и PIN-код: с ними можно посмотреть или изменить регистрацию без входа на сайт. Никому не пересылайте PIN-код.',
        },
      ],
    },
    brand,
  )
}

/** The sum of a family, which one transfer may pay (docs/adr/0064). */
function jointBlocks({ joint, reg_n, event, account }: RegistrationAccepted): Block[] {
  if (joint === null) return []
  const others = joint.regNs.filter((n) => n !== reg_n)
  const word = others.length === 1 ? 'регистрацией' : 'регистрациями'
  const sum = `Вместе с ${word} № ${numberRanges(others)} на этот адрес к оплате ${formatMoney(joint.sum)}.`
  const transfer = ` Можно заплатить одним переводом по тем же реквизитам, назначение платежа: «${jointPurpose(event.name, joint.regNs)}».`
  return [{ kind: 'text', text: account.qr === null ? sum : sum + transfer }]
}

/** Said once below contests of which some are full. */
export const waitingNote =
  'В номинациях с пометкой «лист ожидания» места закончились. Когда место освободится, мы напишем на этот адрес.'
