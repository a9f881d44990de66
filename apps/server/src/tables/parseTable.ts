import { CsvError, parse } from 'csv-parse/sync'
import { unzipSync, zipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/node'

/** Whole: what an XLSX file holds, unpacked; also the text of all cells, for a text may be named by many of them. */
const MOST_BYTES = 8 * 1024 * 1024

/** The library fills the rectangle that the cells name: one cell far away takes gigabytes. */
const MOST_COLUMNS = 200
const MOST_ROWS = 10_000
/** 5,000 registrations in 40 columns. */
const MOST_CELLS = 200_000

/** Parts of an XLSX file that the cells are made of; pictures and the like are not unpacked. */
const PARTS = /^(xl\/.*\.xml|xl\/_rels\/.*|_rels\/.*|\[Content_Types\]\.xml)$/

/** Why a file cannot be read as a table. */
export type UnreadableTable = 'sheet_unreadable' | 'sheet_too_large' | 'sheet_empty'

/** As `readTable`, in the thread of the caller. Rows and columns are counted before anything is made of them. */
export async function parseTable(bytes: Uint8Array): Promise<string[][] | UnreadableTable> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? await readXlsx(bytes) : readCsv(bytes)
  if (typeof rows === 'string') return rows
  const length = rows.flat().reduce((sum, cell) => sum + cell.length, 0)
  if (length > MOST_BYTES) return 'sheet_too_large'
  return length > 0 ? rows : 'sheet_empty'
}

async function readXlsx(bytes: Uint8Array): Promise<string[][] | UnreadableTable> {
  try {
    const parts = unpack(bytes)
    if (parts === null || !Object.values(parts).every(isSmall)) return 'sheet_too_large'
    // Packed again without compression: the library unpacks without a limit.
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
  let [rows, lastRow, lastColumn] = [0, 0, 0]
  for (const [tag, name] of text.matchAll(/<(?:\w+:)?(row|c)[\s/>][^<]*/g)) {
    const place = name === 'row' ? placeOfRow(tag) : placeOfCell(tag)
    if (place === null) return false
    if (name === 'row') rows += 1
    lastRow = Math.max(lastRow, rows, place.row)
    lastColumn = Math.max(lastColumn, place.column)
    if (lastRow > MOST_ROWS || lastColumn > MOST_COLUMNS) return false
  }
  return lastRow * lastColumn <= MOST_CELLS
}

interface Place {
  /** Both from 1; 0 where the tag does not say. */
  row: number
  column: number
}

/** Null where it is written in a way that another reader could take for another place. */
function placeOfRow(tag: string): Place | null {
  const references = referencesIn(tag)
  if (references === 0) return { row: 0, column: 0 }
  const [, row] = /\sr="(\d{1,7})"/.exec(tag) ?? []
  return references === 1 && row ? { row: Number(row), column: 0 } : null
}

function placeOfCell(tag: string): Place | null {
  const [, letters, row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? []
  if (referencesIn(tag) !== 1 || !letters || !row) return null
  const column = Array.from(letters).reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0)
  return { row: Number(row), column }
}

/** How often `r=` stands in the tag, inside of other values too. */
function referencesIn(tag: string): number {
  return tag.match(/(?<![\w:.-])r\s*=/g)?.length ?? 0
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

function readCsv(bytes: Uint8Array): string[][] | UnreadableTable {
  try {
    const text = decode(bytes)
    const delimiter = delimiterOf(text)
    const rows = text.split(/\r\n?|\n/).length
    // Those within quotes count too: far fewer than the bound.
    const cells = text.split(delimiter).length + rows
    if (rows > MOST_ROWS || cells > MOST_CELLS) return 'sheet_too_large'
    const records: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
    })
    if (records.some((record) => record.length > MOST_COLUMNS)) return 'sheet_too_large'
    return records.map((record) => record.map(withoutGuard))
  } catch (error) {
    if (error instanceof CsvError) return 'sheet_unreadable'
    throw error
  }
}

/** Excel writes windows-1251 by default; hardly any such text is valid UTF-8. */
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
