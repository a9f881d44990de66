/** A text, a number, or nothing. */
export type Cell = string | number | null

/** A table to be saved as a file. */
export type Table = { head: string[]; rows: Cell[][] }

/** Kopecks as roubles: people add them up in the table. */
export function toRubles(kopecks: number): number {
  return kopecks / 100
}
