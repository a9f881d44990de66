import type { Outcome } from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useState } from 'react'

/** What the last action of a page came to. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return {
    outcome,
    /**
     * @param onUndo null where there is no way back
     * @param undoLabel of its button; left out: «Вернуть как было»
     * @returns what is said, for `showLater`
     */
    showDone: (text: string, onUndo: (() => void) | null, undoLabel?: string): Outcome => {
      const shown: Outcome = { state: 'done', text, onUndo, undoLabel }
      setOutcome(shown)
      return shown
    },
    /** Says what became of it meanwhile, unless another action has been taken since. */
    showLater: (shown: Outcome, text: string) =>
      setOutcome((now) => (now === shown ? { state: 'done', text, onUndo: null } : now)),
    /** @param next what can still be done */
    showRefused: (
      title: string,
      reasons: readonly string[],
      next: { label: string; onPress: () => void } | null = null,
    ) => setOutcome({ state: 'refused', title, reasons, next }),
    /** A part was done; the rest stands for these reasons. */
    showPartial: (title: string, reasons: readonly string[], onUndo: (() => void) | null) =>
      setOutcome({ state: 'refused', title, reasons, onUndo }),
    /** Another action begins: what the last one came to is no news. */
    clear: () => setOutcome(null),
  }
}
