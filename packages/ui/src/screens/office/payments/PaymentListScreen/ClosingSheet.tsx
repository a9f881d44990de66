import { formatMoney } from '@parket/domain/format/money'
import { closingDifference } from '@parket/domain/money/closing'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'
import { ClosingDays } from './ClosingDays.tsx'
import type { PaymentSums } from './paymentData.ts'
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
          <ClosingDays days={view.days} />
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
      {sums.undone > 0 && (
        <Text tone="secondary" isMeasured>
          Отменено {formatMoney(sums.undone)}: оплаты внесли сразу многим и&nbsp;отменили. Этих
          денег не&nbsp;брали и&nbsp;не&nbsp;возвращали, в&nbsp;сверке их&nbsp;нет.
        </Text>
      )}
    </>
  )
}
