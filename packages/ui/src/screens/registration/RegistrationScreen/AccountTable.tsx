// Own <table>: a bill with a total at the foot.
import { formatMoney } from '@parket/domain/format/money'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { PaymentAccount } from './registrationView.ts'
import * as styles from './Payment.css.ts'

/** Line by line what is charged, what is paid and what is left. */
export function AccountTable({ account }: { account: PaymentAccount }) {
  const { lines, charged, paid } = account
  const due = amountOwed(account)
  return (
    <table className={styles.sums}>
      <caption>
        <VisuallyHidden>Из чего складывается сумма</VisuallyHidden>
      </caption>
      <tbody>
        {lines.map(({ title, amount }, index) => (
          <tr key={index}>
            <th scope="row">{title}</th>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Итого</th>
          <td>{formatMoney(charged)}</td>
        </tr>
        {paid !== 0 && (
          <tr>
            <th scope="row">Оплачено</th>
            <td>{formatMoney(paid)}</td>
          </tr>
        )}
        {paid !== 0 && due > 0 && (
          <tr>
            <th scope="row">Осталось</th>
            <td>{formatMoney(due)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
