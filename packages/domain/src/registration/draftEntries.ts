import type { Draft, DraftEntry } from './draft.ts'

/** Who was entered besides, with their contests, and the place of the entry at hand among them. */
type Entries = Pick<Draft, keyof DraftEntry | 'chosen' | 'turn'>

/** All entries that are sent together, in the order in which their contests were chosen. */
export function entriesOf(draft: Entries): DraftEntry[] {
  const { chosen, turn } = draft
  return [...chosen.slice(0, turn), entryAtHand(draft), ...chosen.slice(turn)]
}

/** The draft with another of its entries at hand. */
export function openEntry<D extends Entries>(draft: D, index: number): D {
  const entries = entriesOf(draft)
  const opened = entries[index]
  if (!opened || index === draft.turn) return draft
  return { ...draft, ...opened, chosen: without(entries, index), turn: index }
}

/** The draft without one of its entries; the last one stays. */
export function withoutEntry<D extends Entries>(draft: D, index: number): D {
  const entries = without(entriesOf(draft), index)
  if (entries.length > draft.chosen.length) return draft
  const turn = Math.min(index < draft.turn ? draft.turn - 1 : draft.turn, entries.length - 1)
  const opened = entries[turn]
  return opened ? { ...draft, ...opened, chosen: without(entries, turn), turn } : draft
}

/** The draft with one more entry at hand, after all others. */
export function withEntry<D extends Entries>(draft: D, entry: DraftEntry): D {
  const entries = entriesOf(draft)
  return { ...draft, ...entry, chosen: entries, turn: entries.length }
}

function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, at) => at !== index)
}

function entryAtHand({ dancers, packets, autoBundles, roles, submitKey }: DraftEntry): DraftEntry {
  return { dancers, packets, autoBundles, roles, submitKey }
}
