import { formatDate } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { closingDifference } from '@parket/domain/money/closing'
import { paymentMethods, type PaymentMethod } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { State } from '../../../components/State/State.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { PaidDay, PaymentSums } from './paymentData.ts'
import * as styles from './payments.css.ts'

interface ClosingSheetProps {
  view: Loading | Failed | Ready<PaymentSums>
}

/** Closes the books of the event: what was charged is paid, owed or overpaid, and when the money came. */
export function ClosingSheet({ view }: ClosingSheetProps) {
  if (view.state === 'loading') return <Skeleton lines={10} />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  return (
    <div className={styles.sheet}>
      <section className={styles.section} aria-labelledby="closing-sums">
        <h2 id="closing-sums" className={styles.sectionTitle}>
          Сверка
        </h2>
        <Equation sums={view} />
      </section>
      <section className={styles.section} aria-labelledby="closing-days">
        <h2 id="closing-days" className={styles.sectionTitle}>
          По дням и&nbsp;способам
        </h2>
        {view.days.length === 0 ? (
          <Text tone="secondary">Оплат и&nbsp;возвратов ещё не&nbsp;было.</Text>
        ) : (
          <Days days={view.days} />
        )}
      </section>
    </div>
  )
}

function Equation({ sums }: { sums: PaymentSums }) {
  const { charged, payments, refunds, debt, overpaid } = sums
  const difference = closingDifference(sums)
  const terms = [
    { sign: '', label: 'Оплачено', sum: payments },
    { sign: '−', label: 'Возвращено', sum: refunds },
    { sign: '+', label: 'Долг', sum: debt },
    { sign: '−', label: 'Переплата', sum: overpaid },
  ]
  return (
    <>
      <dl className={styles.equation}>
        {terms.map(({ sign, label, sum }) => (
          <div key={label} className={styles.term}>
            <span className={styles.sign} aria-hidden>
              {sign}
            </span>
            <dt>{label}</dt>
            <dd className={styles.amount}>{formatMoney(sum)}</dd>
          </div>
        ))}
        <div className={styles.result}>
          <span className={styles.sign} aria-hidden>
            =
          </span>
          <dt>Начислено</dt>
          <dd className={styles.amount}>{formatMoney(charged)}</dd>
        </div>
      </dl>
      <p>
        {difference === 0 ? (
          <State tone="positive">Сходится до&nbsp;копейки</State>
        ) : (
          <State tone="critical">Не&nbsp;сходится на&nbsp;{formatMoney(difference)}</State>
        )}
      </p>
    </>
  )
}

type Moved = Pick<PaidDay, 'payments' | 'refunds'>

/** What came on a day, by method. */
interface DayRow {
  key: string
  title: string
  by: ReadonlyMap<PaymentMethod, Moved>
}

function Days({ days }: { days: readonly PaidDay[] }) {
  const methods = paymentMethods.filter((one) => days.some(({ method }) => method === one))
  const rows: DayRow[] = [
    ...[...Map.groupBy(days, ({ day }) => day)].map(([day, own]) => ({
      key: day,
      title: formatDate(day),
      by: new Map(own.map((each) => [each.method, each])),
    })),
    {
      key: 'total',
      title: 'Итого',
      by: new Map(
        methods.map((method) => [method, totalOf(days.filter((day) => day.method === method))]),
      ),
    },
  ]
  const columns: TableColumn<DayRow>[] = [
    { id: 'day', title: 'День', isRowHeader: true, render: ({ title }) => title },
    ...methods.map((method): TableColumn<DayRow> => ({
      id: method,
      title: paymentMethodLabels[method],
      align: 'end',
      render: ({ by }) => <MovedSum moved={by.get(method)} />,
    })),
    {
      id: 'total',
      title: 'Всего',
      align: 'end',
      render: ({ by }) => <MovedSum moved={totalOf([...by.values()])} />,
    },
  ]
  return (
    <Table
      aria-label="Оплаты по дням и способам"
      columns={columns}
      items={rows}
      getKey={({ key }) => key}
    />
  )
}

function totalOf(moved: readonly Moved[]): Moved {
  const sum = (field: keyof Moved) => moved.reduce((total, each) => total + each[field], 0)
  return { payments: sum('payments'), refunds: sum('refunds') }
}

/** What came; what was given back stands below it, so that the money in hand can be counted. */
function MovedSum({ moved }: { moved: Moved | undefined }) {
  if (!moved) return '—'
  const { payments, refunds } = moved
  return (
    <span className={styles.number}>
      {formatMoney(payments)}
      {refunds > 0 && <span className={styles.back}>возврат {formatMoney(refunds)}</span>}
    </span>
  )
}
