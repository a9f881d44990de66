import { useEffect, useRef } from 'react'
import {
  EditConflict,
  type EditConflictProps,
} from '../../../layouts/EditConflict/EditConflict.tsx'

/** Two people edited the same fields: both texts stay until one is chosen. Keyed by the form's refusals it asks anew. */
export function ConflictAlert(props: EditConflictProps) {
  return props.conflicts.length === 0 ? null : <Choice {...props} />
}

/** It takes the focus when it appears: nothing is saved before the choice. */
function Choice(props: EditConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <EditConflict {...props} />
    </div>
  )
}
