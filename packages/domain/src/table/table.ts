/** A text, a number, or nothing. */
export type Cell = string | number | null

/** A table to be saved as a file. */
export type Table = { head: string[]; rows: Cell[][] }
