// Own <table>: a sheet of paper.
import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { dancerName } from '@parket/domain/registration/dancers'
import { StartNumber } from '../../parts/StartNumber/StartNumber.tsx'
import type { AccountData } from '../../parts/PaymentAccount/PaymentAccount.tsx'
import type { DeskItem } from './deskData.ts'
import * as styles from './paper.css.ts'

export interface DeskPaperProps {
  kind: 'number' | 'receipt'
  item: DeskItem
  event: { name: string; city: string; time_zone: string }
  /** Null until it has come. */
  account: AccountData | null
  /** What the QR of the number says: the registration's address. */
  address: string
  /** ISO instant. */
  now: string
}

/** What the desk prints: a start number on A5, or a receipt. Seen on paper only. */
export function DeskPaper(props: DeskPaperProps) {
  return (
    <div className={styles.paper}>
      {props.kind === 'number' ? <NumberSheet {...props} /> : <Receipt {...props} />}
    </div>
  )
}

function NumberSheet({ item: { regData, dancers }, event, address }: DeskPaperProps) {
  return (
    <StartNumber
      number={regData.start_number ?? regData.reg_n}
      name={regData.troupe || dancers.map(dancerName).join(', ')}
      origin={[regData.city, regData.club].filter(Boolean).join(', ')}
      event={event.name}
      address={address}
      size="a5"
    />
  )
}

function Receipt({ item: { regData, dancers }, event, account, now }: DeskPaperProps) {
  const balance = { charged: account?.charged ?? 0, paid: account?.paid ?? 0 }
  const over = balance.paid - balance.charged
  const moved =
    account?.entries.filter(
      ({ kind, undone }) => (kind === 'payment' || kind === 'refund') && !undone,
    ) ?? []
  return (
    <>
      <h2>Квитанция</h2>
      <p>
        {event.name}, {event.city}. Заявка № {regData.reg_n}, {dancers.map(dancerName).join(', ')}
      </p>
      <table className={styles.table}>
        <tbody>
          {account?.lines.map(({ title, amount }, index) => (
            <tr key={`${index} ${title}`}>
              <td>{title}</td>
              <td className={styles.sum}>{formatMoney(amount)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>Начислено</td>
            <td className={styles.sum}>{formatMoney(balance.charged)}</td>
          </tr>
          {moved.map(({ id, kind, amount, method, created_at, reference }) => (
            <tr key={id}>
              <td>
                {kind === 'payment' ? 'Оплачено' : 'Возвращено'}{' '}
                {formatDateTime(created_at, event.time_zone)}
                {method && `, ${paymentMethodLabels[method].toLowerCase()}`}
                {reference && `, ${reference}`}
              </td>
              <td className={styles.sum}>{formatMoney(kind === 'payment' ? amount : -amount)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>Оплачено всего</td>
            <td className={styles.sum}>{formatMoney(balance.paid)}</td>
          </tr>
          {over !== 0 && (
            <tr className={styles.total}>
              <td>{over > 0 ? 'Переплата' : 'Осталось заплатить'}</td>
              <td className={styles.sum}>{formatMoney(Math.abs(over))}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p>Напечатано {formatDateTime(now, event.time_zone)}. Не заменяет кассовый чек.</p>
    </>
  )
}
