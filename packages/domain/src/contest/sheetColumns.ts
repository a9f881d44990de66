import { problemText } from '../problems/catalogue.ts'
import type { Criterion, Degree } from '../scoring/points.ts'
import type { Cell } from '../table/table.ts'
import type { PacketDefinition } from './contest.ts'
import { contestFields, type ContestFields } from './fields.ts'
import { dropExtremesLabels, scoringLabels, tieBreakLabels } from './settingWords.ts'

/** The value of a cell, or why it has none. Without a value the field keeps the one it has. */
export type ReadCell = { value?: unknown; problem?: string }

/** A field of a contest as a column of a table that people fill in. */
export interface SheetColumn {
  field: keyof ContestFields
  /** The title that files have and people read; the field's label. */
  title: string
  write: (contest: ContestFields) => Cell
  /** @param text of the cell, trimmed */
  read: (text: string) => ReadCell
}

/** The columns of a table of contests, in order. The status is none: it is changed in steps, in the list. */
export const sheetColumns: readonly SheetColumn[] = [
  numberColumn('group_num'),
  textColumn('group_name'),
  textColumn('section'),
  textColumn('level'),
  numberColumn('min_count'),
  numberColumn('max_count'),
  numberColumn('min_age'),
  numberColumn('max_age'),
  column('price', ({ price }) => price / 100, readMoney),
  numberColumn('capacity'),
  numberColumn('min_entries'),
  numberColumn('heat_size'),
  wordsColumn('dances'),
  wordsColumn('tags'),
  column('packet', ({ packet }) => packetText(packet), readPacket),
  choiceColumn('scoring', scoringLabels),
  numberColumn('final_max'),
  column('criteria', ({ criteria }) => criteriaText(criteria), readCriteria),
  choiceColumn('drop_extremes', dropExtremesLabels),
  column('degrees', ({ degrees }) => degrees.map(degreeText).join('; '), readDegrees),
  choiceColumn('tie_break', tieBreakLabels),
  flagColumn('jnj_role_split'),
  flagColumn('recall_same_dances'),
  flagColumn('order_eliminated'),
  numberColumn('sort'),
]

function column(
  field: keyof ContestFields,
  write: SheetColumn['write'],
  read: SheetColumn['read'],
): SheetColumn {
  return { field, title: contestFields[field].label, write, read }
}

/** The names of the fields that hold such values. */
type FieldOf<Value> = {
  [Name in keyof ContestFields]: ContestFields[Name] extends Value ? Name : never
}[keyof ContestFields]

function textColumn(field: FieldOf<string>): SheetColumn {
  return column(
    field,
    (contest) => contest[field],
    (text) => ({ value: text }),
  )
}

/** An empty cell is no bound where there may be none, else it leaves the number as it is. */
function numberColumn(field: FieldOf<number | null>): SheetColumn {
  const isOptional = contestFields[field].initial === null
  return column(
    field,
    (contest) => contest[field],
    (text) => {
      if (text === '') return isOptional ? { value: null } : {}
      const digits = withoutSpaces(text)
      return /^-?\d{1,9}$/.test(digits)
        ? { value: Number(digits) }
        : { problem: problemText('number_invalid') }
    },
  )
}

/** Roubles, with kopecks after a comma or a point. */
export function readMoney(text: string): ReadCell {
  if (text === '') return {}
  const sum = withoutSpaces(text).replace(/(₽|руб\.?|р\.?)$/i, '')
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(sum)) return { problem: problemText('sheet_money_invalid') }
  return { value: Math.round(Number(sum.replace(',', '.')) * 100) }
}

/** Commas between the words; semicolons where a word has a comma. */
function wordsColumn(field: FieldOf<readonly string[]>): SheetColumn {
  return column(
    field,
    (contest) => {
      const words = contest[field]
      return words.join(words.some((word) => word.includes(',')) ? '; ' : ', ')
    },
    (text) => ({ value: listOf(text, text.includes(';') ? ';' : ',') }),
  )
}

function choiceColumn(
  field: FieldOf<string>,
  labels: Readonly<Record<string, string>>,
): SheetColumn {
  return column(
    field,
    (contest) => labels[contest[field]] ?? contest[field],
    (text) => {
      if (text === '') return {}
      const found = Object.entries(labels).find(([, label]) => foldText(label) === foldText(text))
      if (found) return { value: found[0] }
      const words = Object.values(labels).join(', ')
      return { problem: problemText('sheet_choice_invalid', { words }) }
    },
  )
}

const yes = new Set(['да', '1', '+', 'true', 'истина'])
const no = new Set(['нет', '0', '-', 'false', 'ложь', ''])

function flagColumn(field: FieldOf<boolean>): SheetColumn {
  return column(
    field,
    (contest) => (contest[field] ? 'да' : 'нет'),
    (text) => {
      const word = foldText(text)
      if (yes.has(word) || no.has(word)) return { value: yes.has(word) }
      return { problem: problemText('sheet_flag_invalid') }
    },
  )
}

/** «11, 12, 13: 2–3». */
function packetText(packet: PacketDefinition | null): string {
  if (packet === null) return ''
  return `${packet.groupNums.join(', ')}: ${packet.min}–${packet.max}`
}

function readPacket(text: string): ReadCell {
  if (text === '') return { value: null }
  const match = /^(\d{1,6}(?:\s*[,;]\s*\d{1,6})*)(?:\s*:\s*(\d{1,4})\s*[–—-]\s*(\d{1,4}))?$/.exec(
    text,
  )
  if (!match) return { problem: problemText('sheet_packet_invalid') }
  const [, numbers = '', min, max] = match
  const groupNums = numbers.split(/[,;]/).map(Number)
  return {
    value: {
      groupNums,
      ...(min !== undefined && { min: Number(min) }),
      ...(max !== undefined && { max: Number(max) }),
    },
  }
}

/** «Техника 10»: a maximum in points. */
function criterionText({ name, max }: Criterion): string {
  return `${name} ${String(max / 10).replace('.', ',')}`
}

/** A lone criterion with a comma in its name ends with a semicolon: so it is not split at the comma. */
function criteriaText(criteria: readonly Criterion[]): string {
  const text = criteria.map(criterionText).join('; ')
  const [only, ...others] = criteria
  return others.length === 0 && only?.name.includes(',') ? `${text};` : text
}

/** Semicolons between the criteria, or commas; the comma of «7,5» is none, and no name has a maximum within. */
function readCriteria(text: string): ReadCell {
  const parts = text.split(text.includes(';') ? ';' : /,(?!\d)/).map((part) => part.trim())
  const criteria: Criterion[] = []
  for (const part of parts.filter((each) => each !== '')) {
    const [, name, points, tenth = '0'] = /^(.+?)\s+(\d{1,4})(?:[.,](\d))?$/.exec(part) ?? []
    if (name === undefined || /\s\d+(?:[.,]\d)?\s*,/.test(name)) {
      return { problem: problemText('sheet_criteria_invalid', { part }) }
    }
    criteria.push({ name, max: Number(points) * 10 + Number(tenth) })
  }
  return { value: criteria }
}

/** «Лауреат I степени 90 %». */
function degreeText({ title, from_percent }: Degree): string {
  return `${title} ${from_percent} %`
}

function readDegrees(text: string): ReadCell {
  const degrees = listOf(text, ';').map((part) => /^(.+?)\s+(\d{1,4})\s*%$/.exec(part))
  const matches = degrees.filter((match) => match !== null)
  if (matches.length < degrees.length) return { problem: problemText('sheet_degrees_invalid') }
  return {
    value: matches.map(([, title = '', percent]) => ({ title, from_percent: Number(percent) })),
  }
}

function listOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F]/g, '')
}

/** The same text for words that differ in case, spaces or ё. */
export function foldText(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ')
}
