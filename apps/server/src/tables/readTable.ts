import { CsvError, parse } from 'csv-parse/sync'
import { unzipSync, zipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/node'

/** Whole: what an XLSX file holds, unpacked. A table of 500 rows has less than one. */
const MOST_BYTES = 8 * 1024 * 1024

/** The library fills the rectangle that the cells name: one cell far away in each row takes gigabytes. */
const MOST_COLUMNS = 200
const MOST_ROWS = 10_000

/** Parts of an XLSX file that the cells are made of; pictures and the like are not unpacked. */
const PARTS = /^(xl\/.*\.xml|xl\/_rels\/.*|_rels\/.*|\[Content_Types\]\.xml)$/

/** Why a file cannot be read as a table. */
export type UnreadableTable = 'sheet_unreadable' | 'sheet_too_large' | 'sheet_empty'

/**
 * The first sheet of an XLSX file, or a CSV file (UTF-8 or windows-1251; parted by semicolons, commas or tabs), as
 * cells of text.
 */
export async function readTable(bytes: Uint8Array): Promise<string[][] | UnreadableTable> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? await readXlsx(bytes) : readCsv(bytes)
  if (typeof rows === 'string') return rows
  return rows.some((row) => row.some((cell) => cell !== '')) ? rows : 'sheet_empty'
}

async function readXlsx(bytes: Uint8Array): Promise<string[][] | UnreadableTable> {
  try {
    const parts = unpack(bytes)
    if (parts === null || !Object.values(parts).every(isSmall)) return 'sheet_too_large'
    // Packed anew without compression: the library unpacks without a limit.
    const sheet = await readSheet(Buffer.from(zipSync(parts, { level: 0 })))
    return sheet.map((row) => row.map(textOf))
  } catch {
    return 'sheet_unreadable'
  }
}

/** The parts, unpacked; null where they are larger than any table of ours. No part gets more room than it claims. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> | null {
  let claimed = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false
      claimed += originalSize
      return claimed <= MOST_BYTES
    },
  })
  return claimed <= MOST_BYTES ? parts : null
}

/** Whether the rows and cells of a part, if it is a sheet, lie within the bounds and say so plainly. */
function isSmall(part: Uint8Array): boolean {
  const text = new TextDecoder().decode(part)
  if (text.includes('<!DOCTYPE')) return false
  const rows = text.match(/<(?:\w+:)?row[\s/>]/g) ?? []
  const cells = text.match(/<(?:\w+:)?c[\s/>][^<]*/g) ?? []
  return rows.length <= MOST_ROWS && cells.every(isNear)
}

function isNear(cell: string): boolean {
  const [, column = ''] = /\sr="([A-Z]{1,2})\d{1,7}"/.exec(cell) ?? []
  const number = Array.from(column).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return number > 0 && number <= MOST_COLUMNS
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

function readCsv(bytes: Uint8Array): string[][] | UnreadableTable {
  try {
    const text = decode(bytes)
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
    })
    return rows.map((row) => row.map(withoutGuard))
  } catch (error) {
    if (error instanceof CsvError) return 'sheet_unreadable'
    throw error
  }
}

/** Excel writes windows-1251 unless it is told otherwise; hardly any such text is right UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** What parts the titles most often. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.split(/\r?\n/, 1)
  const count = (delimiter: string) => titles.split(delimiter).length
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** Our own CSV puts an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuard(cell: string): string {
  return /^'\s*[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell
}
