import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx'
import * as styles from './staff.css.ts'

/** The floors of the day, and the one that is shown. */
export interface FloorChoiceProps {
  names: readonly string[]
  value: string
  onChange: (floor: string) => void
}

/** Where the day has several floors, which one the station looks at. */
export function FloorChoice({ names, value, onChange }: FloorChoiceProps) {
  const items = names.map((name) => ({ value: name, label: name || 'Без\u00A0площадки' }))
  const [first, ...others] = items
  if (!first || others.length === 0) return null
  return (
    <div className={styles.floors}>
      <SegmentedControl
        aria-label="Площадка"
        items={[first, ...others]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
