import type { ClosedCell } from '@parket/domain/club/cells'
import type { JnjRole } from '@parket/domain/registration/request'
import { isJnjRole } from '@parket/domain/registration/request'
import { useId } from 'react'
import { NativeSelect } from '../../../components/NativeSelect/NativeSelect.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ClubGrid.css.ts'

export type CellContent =
  | ({ state: 'closed' } & ClosedCell)
  | {
      state: 'open'
      isTicked: boolean
      /** A word below the tick. */
      note: string | null
      /** Asked where the contest counts leaders and followers apart. */
      role: { value: JnjRole | null } | null
      errors: readonly string[]
    }

interface GridCellProps {
  /** Dancer and contest. */
  name: string
  /** Where the grid finds it: row and column. */
  place: string
  /** The one stop of Tab. */
  isActive: boolean
  content: CellContent
  onFocus: () => void
  onToggle: () => void
  onRole: (role: JnjRole) => void
}

const roles = [
  { value: '', label: 'роль?', isDisabled: true },
  { value: 'leader', label: 'ведёт' },
  { value: 'follower', label: 'следует' },
]

/** A tick, or why there can be none. */
export function GridCell(props: GridCellProps) {
  const { name, place, isActive, content, onFocus, onToggle, onRole } = props
  const errorId = useId()
  const tabIndex = isActive ? 0 : -1
  if (content.state === 'closed') {
    return (
      <td className={styles.closed}>
        <button
          type="button"
          className={styles.closedButton}
          data-cell={place}
          tabIndex={tabIndex}
          aria-disabled="true"
          aria-label={`${content.short}. ${name}: закрыто. ${content.reason}`}
          onFocus={onFocus}
          // Safari does not give a pressed button the focus.
          onClick={(event) => event.currentTarget.focus()}
        >
          {content.short}
        </button>
      </td>
    )
  }
  const { isTicked, note, role, errors } = content
  const isInvalid = errors.length > 0
  return (
    <td className={styles.open}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          data-cell={place}
          tabIndex={tabIndex}
          aria-label={note === null ? name : `${name}, ${note}`}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? errorId : undefined}
          checked={isTicked}
          onFocus={onFocus}
          onChange={onToggle}
        />
        {note !== null && <span className={isInvalid ? styles.asking : styles.note}>{note}</span>}
      </label>
      {role && (
        <NativeSelect
          size="small"
          tabIndex={tabIndex}
          aria-label={`Роль: ${name}`}
          aria-invalid={isInvalid && role.value === null}
          value={role.value ?? ''}
          items={roles}
          onFocus={onFocus}
          onChange={(value) => {
            if (isJnjRole(value)) onRole(value)
          }}
        />
      )}
      {isInvalid && (
        <VisuallyHidden>
          <span id={errorId}>{errors.join('. ')}</span>
        </VisuallyHidden>
      )}
    </td>
  )
}
