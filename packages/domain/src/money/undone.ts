import type { LedgerKind } from './ledger.ts'

/** A line of the ledger, as far as it tells what an undo took back. */
export interface UndoableLine {
  id: number
  kind: LedgerKind
  /** The line that it answers; null for most. */
  corrects_id: number | null
  /** The change of many registrations, or its undo, that wrote it; null for a line entered by itself. */
  change_set_id: number | null
}

/**
 * The lines of which no money has moved after all: those that an undo took back, and the lines by which it did. An
 * undo writes the opposite of each line of a change (docs/adr/0020); where it was undone in turn, the line that it took
 * back counts again. A refund that somebody entered answers no change, and always counts.
 *
 * @param lines of whole registrations
 * @returns their ids
 */
export function undoneLines(lines: readonly UndoableLine[]): Set<number> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const undone = new Set<number>()
  // The last answer of a chain is in effect.
  for (const line of lines.toSorted((one, other) => other.id - one.id)) {
    if (undone.has(line.id) || line.change_set_id === null) continue
    const answered = byId.get(line.corrects_id ?? 0)
    if (answered === undefined || !isUndoOf(line, answered)) continue
    undone.add(line.id)
    undone.add(answered.id)
  }
  return undone
}

function isUndoOf({ kind }: UndoableLine, answered: UndoableLine): boolean {
  const kinds = `${answered.kind} ${kind}`
  return (
    answered.change_set_id !== null && (kinds === 'payment refund' || kinds === 'refund payment')
  )
}
