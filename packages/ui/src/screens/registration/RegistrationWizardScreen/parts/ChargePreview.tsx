import { formatMoney } from '@parket/domain/format/money'
import { totalOf } from '@parket/domain/money/total'
import type { RegistrationChange, ShownEntry } from '../wizardProgress.ts'
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
  const charges = entries.flatMap((entry) => entry.charges)
  return (
    <section className={styles.charges}>
      <Heading level={3}>{change ? 'Стоимость после изменения' : 'К оплате'}</Heading>
      <ChargeLines entries={entries} />
      <Text size="small" tone="secondary" isMeasured>
        {change
          ? changeText(change.priceBefore, totalOf(charges))
          : 'Платить сейчас не\u00A0нужно. Места в\u00A0листе ожидания не\u00A0оплачиваются, пока не\u00A0освободятся.'}
      </Text>
    </section>
  )
}

function changeText(before: number, after: number): string {
  const change =
    before === after
      ? `Стоимость не\u00A0изменится: ${formatMoney(after)}.`
      : `Было ${formatMoney(before)}, станет ${formatMoney(after)}: ${differenceText(after - before)}.`
  return `${change} Точную сумму с\u00A0учётом скидок и\u00A0оплаты покажем после сохранения.`
}
