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

/** Characters: narrower, and a title is cut; wider, and the next column is out of sight. */
const widths = { min: 8, max: 60 }

/** How a table stands in an Excel sheet: columns as wide as their texts, titles that stay while one scrolls. */
export function sheetLayout({ head, rows }: Table): {
  columns: { width: number }[]
  stickyRowsCount: number
} {
  const longest = head.map((title) => title.length)
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      longest[index] = Math.max(longest[index] ?? 0, String(cell ?? '').length)
    }
  }
  return {
    columns: longest.map((length) => ({
      width: Math.min(widths.max, Math.max(widths.min, length + 2)),
    })),
    stickyRowsCount: 1,
  }
}

function toCell(cell: Cell): SheetCell {
  if (cell === null || cell === '') return null
  return typeof cell === 'number'
    ? { value: cell, type: Number }
    : { value: cell.replaceAll(unwritable, ''), type: String }
}
