import { useId, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import * as chips from '../ChipGroup/ChipGroup.css.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps extends ElementProps {
  /** The field that is searched by: a `SearchField`, whose label is for screen readers alone. */
  search: ReactNode
  /** The questions of every day: a `ChipGroup`. */
  chips?: ReactNode
  /** The other filters, behind «Ещё фильтры». */
  children?: ReactNode
  /** How many of the others are set: they are open at first then, since what is set is seen. */
  setCount?: number
  /** The `search` element. */
  ref?: Ref<HTMLElement>
}

/** What a list shows: search, chips, and more filters behind a button. */
export function FilterBar({
  search,
  chips: questions,
  children,
  setCount = 0,
  ...element
}: FilterBarProps) {
  const restId = useId()
  const [isOpen, setIsOpen] = useState(setCount > 0)
  return (
    <search {...element}>
      <div className={styles.line}>
        {search}
        {questions}
        {children && (
          <button
            type="button"
            className={chips.quietChip}
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setIsOpen(!isOpen)}
          >
            Ещё фильтры {setCount > 0 && <b className={chips.count}>{setCount}</b>}
          </button>
        )}
      </div>
      {isOpen && (
        <div id={restId} className={styles.rest}>
          {children}
        </div>
      )}
    </search>
  )
}
