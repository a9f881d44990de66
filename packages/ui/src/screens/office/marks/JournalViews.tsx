import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx'

/** The journal mark by mark of one round, or line by line of everything. */
export type JournalView = 'marks' | 'lines'

export interface JournalViewsProps {
  /** The one that is shown. */
  value: JournalView
  /** Shows the other one. */
  onChange: (view: JournalView) => void
}

/** The two ways to read the journal of a contest. */
export function JournalViews({ value, onChange }: JournalViewsProps) {
  return (
    <SegmentedControl
      aria-label="Вид журнала"
      value={value}
      items={[
        { value: 'marks', label: 'По\u00A0оценкам' },
        { value: 'lines', label: 'Все строки' },
      ]}
      onChange={onChange}
    />
  )
}
