import { formatMoney } from '@parket/domain/format/money'
import { totalOf } from '@parket/domain/money/total'
import { ChevronUpIcon } from '../../../../icons/ChevronUpIcon.tsx'
import type { WizardView } from '../wizardView.ts'
import * as styles from './PriceSummary.css.ts'
import { ChargeLines } from './ChargeLines.tsx'

interface PriceSummaryProps {
  view: WizardView
}

/** The total so far; its lines open above it. On the last step they are part of the page. */
export function PriceSummary({ view: { draft, charges, change } }: PriceSummaryProps) {
  const lines = charges ?? []
  const total = totalOf(lines)
  const sum = (
    <output className={styles.total}>
      Итого <strong>{formatMoney(total)}</strong>
      {change && total !== change.priceBefore && (
        <span className={styles.difference}>{differenceText(total - change.priceBefore)}</span>
      )}
    </output>
  )
  if (draft.step === 4 || lines.length === 0) return <div className={styles.priceBox}>{sum}</div>
  return (
    <details className={styles.priceBox}>
      <summary className={styles.priceSummary}>
        {sum}
        <span className={styles.priceChevron}>
          <ChevronUpIcon />
        </span>
      </summary>
      <section
        className={styles.priceLines}
        aria-label="Сумма по строкам"
        // Long lists scroll in themselves, also by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ChargeLines charges={lines} />
      </section>
    </details>
  )
}

/** «+1 800 ₽», «−500 ₽». */
export function differenceText(kopecks: number): string {
  return `${kopecks > 0 ? '+' : '−'}${formatMoney(Math.abs(kopecks))}`
}
