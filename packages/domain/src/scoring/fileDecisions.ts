import { decideByOrder, type RoundCount } from './cut.ts'
import type { FileDecision, FileRound } from './resultFile.ts'

/** The numbers that decisions of these kinds give, by start number; the last one stands. */
export function numbersOf(
  decisions: readonly FileDecision[],
  kinds: readonly FileDecision['kind'][],
): Map<string, number> {
  return new Map(
    decisions
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ entries }) => Object.entries(entries)),
  )
}

/** Who of those tied at the cut goes on: said one by one, or by the chief judge's order. */
export function cutDecision(
  { decisions, advance }: FileRound,
  entries: string[],
  count: RoundCount,
) {
  const order = numbersOf(decisions, ['order'])
  if (order.size > 0) return decideByOrder(count, advance, byPosition(order, entries))
  const said = byPosition(numbersOf(decisions, ['cut', 'tie']), entries)
  return new Map([...said].map(([entry, number]) => [entry, number === 1]))
}

function byPosition(numbers: ReadonlyMap<string, number>, entries: string[]): Map<number, number> {
  return new Map(
    [...numbers].flatMap(([entry, number]) => {
      const at = entries.indexOf(entry)
      return at === -1 ? [] : [[at, number] as const]
    }),
  )
}
