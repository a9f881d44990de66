// Own <table>: a bill: groups of lines with a total at the foot.
import { formatMoney } from '@parket/domain/format/money'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { dancerName } from '@parket/domain/registration/dancers'
import { totalOf } from '@parket/domain/money/total'
import { Text } from '../../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { Say } from '@parket/domain/format/sayOf'
import { priceTexts, type PriceTextName } from '../../../../texts/wizard/priceTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { ContestName } from '../../../contests/ContestName.tsx'
import type { ShownEntry } from '../wizardProgress.ts'
import * as styles from '../steps/review.css.ts'

interface ChargeLinesProps {
  /** What is charged for each entry; several are told apart by their dancers. */
  entries: readonly Pick<ShownEntry, 'dancers' | 'charges'>[]
}

/** The charges, line by line. */
export function ChargeLines({ entries }: ChargeLinesProps) {
  const say = useWizardTexts('price', priceTexts)
  const charged = entries.filter(({ charges }) => charges.length > 0)
  return (
    <table className={styles.chargeTable}>
      <caption>
        <VisuallyHidden>{say('caption')}</VisuallyHidden>
      </caption>
      {charged.map(({ dancers, charges }, index) => (
        <tbody key={index}>
          {entries.length > 1 && (
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.whose}>
                {dancers.map(dancerName).join(', ')}
              </th>
            </tr>
          )}
          {charges.map((line) => (
            <tr key={`${line.kind} ${line.contest_id}`}>
              <th scope="row">
                <ContestName>{line.label}</ContestName>
                <Text as="div" size="small" tone="secondary">
                  {reckoning(line, say)}
                </Text>
              </th>
              <td>{formatMoney(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{say('total')}</th>
          <td>{formatMoney(totalOf(charged.flatMap(({ charges }) => charges)))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** «2 танцора × 1 200 ₽ × 120 %». */
function reckoning(
  { kind, quantity, price, percent }: ChargeLine,
  say: Say<PriceTextName>,
): string {
  const dancers = say('dancers', { n: quantity })
  if (kind === 'covered') return say('covered', { dancers })
  const factors = [dancers, formatMoney(price)]
  if (percent !== 100) factors.push(`${percent}\u00A0%`)
  return factors.join(' × ')
}
