import { reasonProblem } from '@parket/domain/marks/reason'
import { useRef, useState } from 'react'

/** The reason that a step asks for. What is wrong with it is said once somebody tried to go on without. */
export function useReason() {
  const [reason, setReason] = useState('')
  const [isDemanded, setIsDemanded] = useState(false)
  const ref = useRef<HTMLTextAreaElement>(null)
  const problem = reasonProblem(reason)
  return {
    /** As it is sent. */
    reason: reason.trim(),
    /** @returns whether there is one; where not, its field says so and gets the focus */
    demand: (): boolean => {
      setIsDemanded(true)
      if (problem !== null) ref.current?.focus()
      return problem === null
    },
    /** Of the field where it is typed. */
    field: {
      ref,
      value: reason,
      onChange: setReason,
      error: isDemanded && problem !== null ? problem : undefined,
      isRequired: true,
      rows: 2,
    },
  }
}
