import writeXlsxFile from 'write-excel-file/node'

import type { Cell, Table } from './table.ts'

// Code points that XML cannot hold.
const unwritable = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** A table as an Excel file. Texts are texts there: none becomes a formula. */
export function toXlsx({ head, rows }: Table): Promise<Buffer> {
  const titles = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  return writeXlsxFile([titles, ...rows.map((row) => row.map(toCell))]).toBuffer()
}

function toCell(cell: Cell) {
  if (cell === null || cell === '') return null
  return typeof cell === 'number'
    ? { value: cell, type: Number }
    : { value: cell.replaceAll(unwritable, ''), type: String }
}
