import { useEffect, useRef } from 'react'
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx'

/** The journal mark by mark of one round, or line by line of everything. */
export type JournalView = 'marks' | 'lines'

export interface JournalViewsProps {
  /** The one that is shown. */
  value: JournalView
  /** Shows the other one. */
  onChange: (view: JournalView) => void
  /** It was chosen a moment ago, in the other view, which is gone: the focus is on the choice again. */
  isSwitched?: boolean | undefined
}

/** The two ways to read the journal of a contest. */
export function JournalViews({ value, onChange, isSwitched = false }: JournalViewsProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isSwitched) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    // Only as it appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <SegmentedControl
      ref={ref}
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
