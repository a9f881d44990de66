import { parseRussianDate } from '../format/date.ts'
import { properName } from './nameCase.ts'
import type { Gender } from '../person/gender.ts'
import type { DancerInput } from './request.ts'

/**
 * Dancers pasted from a spreadsheet (docs/rules/registration.md, «Dancers»: «rows … (Ф, И, д.р.)»), one a line:
 * cells between tabs, semicolons or commas; last name and first name in two cells or in one; the birth
 * date in any form `parseRussianDate` reads; a last cell ж/м or F/M. A line of headings and empty lines
 * are skipped, and so are numbers of rows and cells of other numbers (phones). A date that is none stays
 * as written, to be mended by its field. Where no cell says the gender, it is left to be asked. A name in one case is
 * written as names are.
 */
export function parseDancerRows(text: string): DancerInput[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
    .filter((cells) => cells.length > 0 && !isHeading(cells))
    .map(toDancer)
}

/** «1. », «1.», «№ 7» before a name: the number of the row. */
const rowNumber = /^\s*(?:№\s*)?\d{1,3}(?:[.)][\s;,]*|[\s;,]+)(?=\p{L})/u

/** Meant as a date, whether it is one or not: 31.02.2002, 4.3.12. */
const dateShape = /^(?:\d{1,2}|\d{4})[./-]\d{1,2}[./-]\d{1,4}$|^\d{8}$/

function cellsOf(numbered: string): string[] {
  const line = numbered.replace(rowNumber, '')
  const separator = [/\t/, /;/, /,/].find((separator) => separator.test(line))
  const cells = separator ? line.split(separator) : splitPlain(line)
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
}

/** «Иванова Анна 15.01.2002 ж»: the date is what has digits; without one, the gender may end the name. */
function splitPlain(line: string): string[] {
  const words = line.trim().split(/\s+/)
  const date = words.findIndex((word) => /\d/.test(word))
  const end = date === -1 && genderOf(words.at(-1) ?? '') !== null ? words.length - 1 : date
  return end === -1 ? [words.join(' ')] : [words.slice(0, end).join(' '), ...words.slice(end)]
}

function isHeading(cells: readonly string[]): boolean {
  return cells.some((cell) => /^(фамилия|ф\.?\s?и\.?(\s?о\.?)?)(?!\p{L})/iu.test(cell))
}

function toDancer(cells: readonly string[]): DancerInput {
  const date =
    cells.find((cell) => parseRussianDate(cell) !== null) ??
    cells.find((cell) => dateShape.test(cell)) ??
    cells.find((cell) => /\d/.test(cell)) ??
    ''
  const gender = cells.map(genderOf).find((gender) => gender !== null)
  const [first = '', ...others] = cells.filter(
    (cell) => cell !== date && genderOf(cell) === null && !isNumber(cell),
  )
  const [last_name, first_name] = others.length > 0 ? [first, others.join(' ')] : splitName(first)
  return {
    last_name: properName(last_name),
    first_name: properName(first_name),
    birth_date: parseRussianDate(date) ?? date,
    ...(gender && { gender }),
  }
}

/** A phone, an age: digits and no letter. */
function isNumber(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}/u.test(cell)
}

/** «Иванова Анна Мария»: the first word is the last name. */
function splitName(name: string): [string, string] {
  const [last_name = '', ...first_names] = name.split(/\s+/)
  return [last_name, first_names.join(' ')]
}

function genderOf(cell: string): Gender | null {
  if (/^[жf]$/i.test(cell)) return 'F'
  return /^[мm]$/i.test(cell) ? 'M' : null
}
