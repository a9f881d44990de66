import type { EditConflict as Conflict } from '@parket/domain/form/mergeEdits'
import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../../../useLatestCallback.ts'
import { EditConflict, type ConflictChoice } from '../../../layouts/EditConflict/EditConflict.tsx'

/** What two people changed at once in a form of these values. */
export interface FormConflicts<Values> {
  /** Fields that both changed, with both values. */
  conflicts: readonly Conflict<Values>[]
  /** Which value shall stand, by field. */
  onResolve: (choices: Record<string, ConflictChoice>) => void
}

interface ConflictAlertProps<Values> extends FormConflicts<Values> {
  /** The name of a field: «Место проведения». */
  labelOf: (field: keyof Values & string) => string
  /** A value as people read it; '' for none. */
  textOf: (field: keyof Values & string, value: unknown) => string
  /** Where somebody asked for it to be saved; what saves itself interrupts nobody. */
  takesFocus?: boolean
}

/** Two people edited the same fields: both values stay until one is chosen. Keyed by the form's refusals it asks anew. */
export function ConflictAlert<Values>(props: ConflictAlertProps<Values>) {
  return props.conflicts.length === 0 ? null : <Choice {...props} />
}

/** Nothing is saved before the choice. */
function Choice<Values>({
  conflicts,
  onResolve,
  labelOf,
  textOf,
  takesFocus = true,
}: ConflictAlertProps<Values>) {
  const box = useRef<HTMLDivElement>(null)
  const focus = useLatestCallback(() => {
    if (takesFocus) box.current?.focus()
  })
  useEffect(() => focus(), [focus])
  return (
    <div ref={box} tabIndex={-1}>
      <EditConflict
        conflicts={conflicts.map(({ field, mine, theirs }) => {
          const name = field as keyof Values & string
          return {
            field: name,
            label: labelOf(name),
            mine: textOf(name, mine),
            theirs: textOf(name, theirs),
          }
        })}
        onResolve={onResolve}
      />
    </div>
  )
}
