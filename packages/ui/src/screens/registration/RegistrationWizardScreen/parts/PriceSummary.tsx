import { formatNearDate } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { laterTotal } from '@parket/domain/money/preview'
import { totalOf } from '@parket/domain/money/total'
import { useMedia } from '../../../../components/useMedia.ts'
import { ChevronUpIcon } from '../../../../icons/ChevronUpIcon.tsx'
import type { WizardView } from '../wizardView.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { priceTexts, type PriceTextName } from '../../../../texts/wizard/priceTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { media } from '../../../../theme/scale.ts'
import * as styles from './PriceSummary.css.ts'
import { ChargeLines } from './ChargeLines.tsx'

interface PriceSummaryProps {
  view: WizardView
  now: Instant
}

/** The total so far with its lines: above it on a phone, on a laptop open. On the last step they are part of the page. */
export function PriceSummary({ view, now }: PriceSummaryProps) {
  const say = useWizardTexts('price', priceTexts)
  const { draft, charges, change } = view
  const isBeside = useMedia(media.roomy)
  const lines = charges ?? []
  const total = totalOf(lines)
  const sum = (
    <output className={styles.total}>
      {say('total')} <strong className={styles.sum}>{formatMoney(total)}</strong>
      {change && total !== change.priceBefore && (
        <span className={styles.difference}>{differenceText(total - change.priceBefore)}</span>
      )}
    </output>
  )
  const text = laterText(view, now, say)
  const later = text !== null && <span className={styles.later}>{text}</span>
  if (draft.step === 4 || lines.length === 0) {
    return (
      <div className={styles.priceBox}>
        {sum}
        {later}
      </div>
    )
  }
  const list = (
    <section
      className={styles.priceLines}
      aria-label={say('lines')}
      // Long lists scroll in themselves, also by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <ChargeLines entries={view.entries} />
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
        <span>
          {sum}
          {later}
        </span>
        <span className={styles.priceChevron}>
          <ChevronUpIcon />
        </span>
      </summary>
      {list}
    </details>
  )
}

/** «С 1 февраля будет 4 900 ₽»; null where the price stays as it is. A change keeps the prices of its entries. */
function laterText(view: WizardView, now: Instant, say: Say<PriceTextName>): string | null {
  const { event, change, entries, knownEntries } = view
  if (change) return null
  const changes = entries.map((entry) => laterTotal(entry, view, now, knownEntries))
  const [from] = changes.flatMap((later) => (later ? [later.from] : [])).sort()
  if (from === undefined) return null
  const totals = entries.map(({ charges }, index) => {
    const later = changes[index]
    return later?.from === from ? later.total : totalOf(charges)
  })
  const total = totals.reduce((sum, one) => sum + one, 0)
  return say('later', {
    date: formatNearDate(from, event.time_zone, now),
    sum: formatMoney(total),
  })
}

/** «+1 800 ₽», «−500 ₽». */
export function differenceText(kopecks: number): string {
  return `${kopecks > 0 ? '+' : '−'}${formatMoney(Math.abs(kopecks))}`
}
