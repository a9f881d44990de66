import { isFormula } from '../format/asRead.ts'
import type { Cell, Table } from './table.ts'

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'

/**
 * A table as Russian spreadsheets read it: a semicolon between cells, CRLF after rows. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it (OWASP, «CSV injection»).
 */
export function toCsv({ head, rows }: Table): string {
  const lines = [head, ...rows].map((row) => row.map(toCell).join(';'))
  return `${BOM}${lines.join('\r\n')}\r\n`
}

function toCell(cell: Cell): string {
  if (cell === null) return ''
  // With a point «12.5» would be the 12th of May there.
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
