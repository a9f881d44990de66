import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { ledgerKindLabel, type LedgerKind } from '@parket/domain/money/ledger'
import type { PaymentMethod } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { isEmptyBalance, amountOwed } from '@parket/domain/money/paymentStatus'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'
import * as styles from './paymentAccount.css.ts'

/** What a registration owes and has paid, with its ledger. */
export interface AccountData {
  /** Kopecks. */
  charged: number
  paid: number
  lines: readonly { title: string; amount: number }[]
  entries: readonly AccountEntry[]
}

export interface AccountEntry {
  id: number
  kind: LedgerKind
  amount: number
  title: string
  /** No money has moved: it was undone, or it is what undid another. */
  undone: boolean
  method: PaymentMethod | null
  reference: string
  created_at: string
  created_by: { last_name: string; first_name: string } | null
}

export interface PaymentAccountProps {
  view: Loading | Failed | Ready<AccountData>
  timeZone: string
}

/** What is due, by lines, and what was paid and given back. */
export function PaymentAccount({ view, timeZone }: PaymentAccountProps) {
  if (view.state === 'loading') return <Skeleton lines={4} />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  const { charged, paid, lines, entries } = view
  const moved = entries.filter(({ kind }) => kind === 'payment' || kind === 'refund')
  return (
    <div className={styles.account}>
      <Due charged={charged} paid={paid} />
      <dl className={styles.bill}>
        {lines.map(({ title, amount }, index) => (
          <div key={`${index} ${title}`} className={styles.billLine}>
            <dt>{title}</dt>
            <dd className={styles.sum}>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Начислено</dt>
          <dd className={styles.sum}>{formatMoney(charged)}</dd>
        </div>
        {moved.map((entry) => (
          <div key={entry.id} className={styles.billLine}>
            <dt>
              {entryTitle(entry)}
              <span className={styles.quiet}>{entryNote(entry, timeZone)}</span>
            </dt>
            <dd className={styles.sum}>
              {entry.kind === 'payment' ? '−' : '+'}
              {formatMoney(entry.amount)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Due({ charged, paid }: { charged: number; paid: number }) {
  const sum = amountOwed({ charged, paid })
  const over = paid - charged
  const share = charged > 0 ? Math.min(1, Math.max(0, paid / charged)) : 1
  return (
    <div className={styles.due}>
      <p className={styles.dueLine}>
        <strong className={styles.dueSum}>{formatMoney(over > 0 ? over : sum)}</strong>
        <span className={sum > 0 ? styles.owed : styles.quiet}>
          {sum > 0 ? 'осталось заплатить' : over > 0 ? 'переплата' : 'к\u00A0оплате ничего нет'}
        </span>
      </p>
      {/* The sums below say the same. */}
      {!isEmptyBalance({ charged, paid }) && (
        <div className={styles.meter} aria-hidden>
          <span className={styles.meterPart} style={{ width: `${Math.round(share * 100)}%` }} />
        </div>
      )}
    </div>
  )
}

function entryTitle({ kind, method, title, undone }: AccountEntry): string {
  const way = method === null ? '' : `, ${paymentMethodLabels[method].toLowerCase()}`
  if (undone) return kind === 'payment' ? `Оплата${way} (отменена)` : `Отмена оплаты${way}`
  const reason = title === '' || title === ledgerKindLabel(kind) ? '' : `: ${title}`
  return `${ledgerKindLabel(kind)}${way}${reason}`
}

function entryNote({ created_at, created_by, reference }: AccountEntry, timeZone: string): string {
  const who = created_by && `${created_by.last_name} ${created_by.first_name}`
  return [formatDateTime(created_at, timeZone), reference, who].filter(Boolean).join(', ')
}
