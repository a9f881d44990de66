import { formatMoney } from '@parket/domain/format/money'
import { totalOf } from '@parket/domain/money/total'
import type { RegistrationChange, ShownEntry } from '../wizardProgress.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { reviewTexts, type ReviewTextName } from '../../../../texts/wizard/reviewTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Text } from '../../../../components/Text/Text.tsx'

import * as styles from '../steps/review.css.ts'
import { ChargeLines } from './ChargeLines.tsx'
import { differenceText } from './PriceSummary.tsx'

interface ChargePreviewProps {
  entries: readonly ShownEntry[]
  change: RegistrationChange | null
}

/** What it will cost, line by line, and what a change makes of the price. */
export function ChargePreview({ entries, change }: ChargePreviewProps) {
  const say = useWizardTexts('review', reviewTexts)
  const charges = entries.flatMap((entry) => entry.charges)
  return (
    <section className={styles.charges}>
      <Heading level={3}>{say(change ? 'afterChange' : 'toPay')}</Heading>
      <ChargeLines entries={entries} />
      <Text size="small" tone="secondary" isMeasured>
        {change ? changeText(change.priceBefore, totalOf(charges), say) : say('toPayHint')}
      </Text>
    </section>
  )
}

function changeText(before: number, after: number, say: Say<ReviewTextName>): string {
  if (before === after) return say('same', { sum: formatMoney(after) })
  return say('changed', {
    before: formatMoney(before),
    after: formatMoney(after),
    difference: differenceText(after - before),
  })
}
