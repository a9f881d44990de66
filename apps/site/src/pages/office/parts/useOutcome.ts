import type { Outcome } from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useState } from 'react'

/** What the last action of a page came to. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return {
    outcome,
    /** @param onUndo null where there is no way back */
    showDone: (text: string, onUndo: (() => void) | null) =>
      setOutcome({ state: 'done', text, onUndo }),
    showRefused: (title: string, reasons: readonly string[]) =>
      setOutcome({ state: 'refused', title, reasons }),
    /** A part was done; the rest stands for these reasons. */
    showPartial: (title: string, reasons: readonly string[], onUndo: (() => void) | null) =>
      setOutcome({ state: 'refused', title, reasons, onUndo }),
    /** Another action begins: what the last one came to is no news. */
    clear: () => setOutcome(null),
  }
}
