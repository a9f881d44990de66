import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { LateMarks, type LateItem, type LateMarksProps } from './LateMarks.tsx'
import * as styles from './late.css.ts'

export interface WaitingMarksProps extends Omit<LateMarksProps, 'item'> {
  /** Those that wait. */
  items: readonly LateItem[]
  /** Why the last decision was refused, in Russian. */
  reasons: readonly string[]
}

/** Marks that came too late, or differ from what stands: a person decides about each. */
export function WaitingMarks({ items, reasons, ...rest }: WaitingMarksProps) {
  if (items.length === 0 && reasons.length === 0) return null
  return (
    <section aria-labelledby="waiting-marks">
      <Stack gap="small">
        <Heading level={2} id="waiting-marks">
          Ждут решения
        </Heading>
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        <ul className={styles.late}>
          {items.map((item) => (
            <li key={item.n} className={styles.lateItem}>
              <LateMarks {...rest} item={item} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
