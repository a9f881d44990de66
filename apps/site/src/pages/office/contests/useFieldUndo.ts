import type { ContestFields } from '@parket/domain/contest/fields'
import { changedFields } from '@parket/domain/form/mergeEdits'
import type { ContestChange } from '@parket/ui/screens/office/contests/ContestRecord'
import { useRef, useState } from 'react'

/** As many as can be read at a glance; the history has all. */
const SHOWN = 3

/** What was changed here, the last first, to be taken back field by field. */
export function useFieldUndo(initial: ContestFields) {
  const [changes, setChanges] = useState<readonly ContestChange[]>([])
  const stored = useRef(initial)
  return {
    changes,
    /** What others have saved is theirs to take back. */
    begin(values: ContestFields) {
      stored.current = values
    },
    note(values: ContestFields, at: string) {
      const before = stored.current
      stored.current = values
      const made = changedFields(before, values).map((field) => ({
        field,
        at,
        from: before[field],
        to: values[field],
      }))
      setChanges((known) => [...made, ...known].slice(0, SHOWN))
    },
  }
}
