import { calendarDay, formatDate, type Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { previewCharges } from '@parket/domain/money/preview'
import { totalOf } from '@parket/domain/money/total'
import { draftRequest } from '@parket/domain/registration/draft'
import { useMedia } from '../../../../components/useMedia.ts'
import { ChevronUpIcon } from '../../../../icons/ChevronUpIcon.tsx'
import type { WizardView } from '../wizardView.ts'
import { media } from '../../../../theme/scale.ts'
import * as styles from './PriceSummary.css.ts'
import { ChargeLines } from './ChargeLines.tsx'

interface PriceSummaryProps {
  view: WizardView
  now: Instant
}

/** The total so far with its lines: above it on a phone, on a laptop open. On the last step they are part of the page. */
export function PriceSummary({ view, now }: PriceSummaryProps) {
  const { draft, charges, change } = view
  const isBeside = useMedia(media.roomy)
  const lines = charges ?? []
  const total = totalOf(lines)
  const sum = (
    <output className={styles.total}>
      Итого <strong className={styles.sum}>{formatMoney(total)}</strong>
      {change && total !== change.priceBefore && (
        <span className={styles.difference}>{differenceText(total - change.priceBefore)}</span>
      )}
    </output>
  )
  const growth = change ? null : growthText(view, now)
  const later = growth && <p className={styles.difference}>{growth}</p>
  if (draft.step === 4 || lines.length === 0) return <div className={styles.priceBox}>{sum}</div>
  const list = (
    <section
      className={styles.priceLines}
      aria-label="Сумма по строкам"
      // Long lists scroll in themselves, also by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <ChargeLines charges={lines} />
    </section>
  )
  if (isBeside) {
    return (
      <div className={styles.priceBox}>
        {list}
        {later}
      </div>
    )
  }
  return (
    <details className={styles.priceBox}>
      <summary className={styles.priceSummary}>
        {sum}
        <span className={styles.priceChevron}>
          <ChevronUpIcon />
        </span>
      </summary>
      {list}
      {later}
    </details>
  )
}

/** «С 1 февраля будет 4 900 ₽»; null where the price does not grow. */
function growthText(view: WizardView, now: Instant): string | null {
  const { event, draft, charges, knownEntries } = view
  const today = calendarDay(now, event.time_zone)
  const next = event.price_steps.find(({ from }) => from > today)
  if (!next) return null
  const then = totalOf(
    previewCharges(draftRequest(draft), view, `${next.from}T12:00:00Z`, knownEntries),
  )
  return then > totalOf(charges ?? [])
    ? `С\u00A0${formatDate(next.from)} будет ${formatMoney(then)}`
    : null
}

/** «+1 800 ₽», «−500 ₽». */
export function differenceText(kopecks: number): string {
  return `${kopecks > 0 ? '+' : '−'}${formatMoney(Math.abs(kopecks))}`
}
