import type { Cell, Table } from './table.ts'

/** A cell as the library that writes Excel files takes it. */
export type SheetCell =
  | { value: number; type: typeof Number }
  | { value: string; type: typeof String; fontWeight?: 'bold' }
  | null

// Code points that XML cannot hold.
const unwritable = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** A table as rows of an Excel sheet, titles first. Texts are texts there: none becomes a formula. */
export function sheetRows({ head, rows }: Table): SheetCell[][] {
  const titles = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  return [titles, ...rows.map((row) => row.map(toCell))]
}

function toCell(cell: Cell): SheetCell {
  if (cell === null || cell === '') return null
  return typeof cell === 'number'
    ? { value: cell, type: Number }
    : { value: cell.replaceAll(unwritable, ''), type: String }
}
