import { problemText } from '../problems/catalogue.ts'
import { hasErrors } from '../problems/fieldErrors.ts'
import { initialValues } from '../fields/field.ts'
import { checkJudge, judgeFields } from './judge.ts'

/** Who a line of pasted text names. */
export interface PastedJudge {
  last_name: string
  first_name: string
  city: string
  category: string
}

/** A line of pasted text: from 1, with what it says or why it cannot be read. */
export interface PastedLine {
  line: number
  judge: PastedJudge
  /** In Russian; null: none. */
  fault: string | null
}

/** As many as sit at one event, and some more. */
export const PASTED_JUDGES = 100

/**
 * Reads judges from pasted lines: «Фамилия Имя, город, категория», cells parted by commas, semicolons or tabs; a name
 * may fill two cells. Empty lines are passed over.
 */
export function readPastedJudges(text: string): PastedLine[] {
  const seen = new Map<string, number>()
  return text.split(/\r?\n/).flatMap((row, at) => {
    if (row.trim() === '') return []
    const line = at + 1
    const judge = readLine(row)
    const key = keyOf(judge)
    const twin = seen.get(key)
    if (twin === undefined) seen.set(key, line)
    const fault =
      twin === undefined ? faultOf(judge) : problemText('judge_line_repeated', { line: twin })
    return [{ line, judge, fault }]
  })
}

/** What a judge cannot be stored with, in Russian; null: nothing. */
export function pastedJudgeFault(judge: PastedJudge): string | null {
  return faultOf(judge)
}

function readLine(row: string): PastedJudge {
  // Numbers before names come with lists.
  const cells = row
    .replace(/^\s*\d+[.)]?\s+/, '')
    .split(/[\t;,]/)
    .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
  const [name = '', ...others] = cells
  const [last_name = '', ...given] = name.split(' ')
  if (given.length > 0) {
    const [city = '', category = ''] = others
    return { last_name, first_name: given.join(' '), city, category }
  }
  const [first_name = '', city = '', category = ''] = others
  return { last_name, first_name, city, category }
}

function faultOf(judge: PastedJudge): string | null {
  const errors = checkJudge({ ...initialValues(judgeFields), ...judge })
  return hasErrors(errors) ? (Object.values(errors).flat()[0] ?? null) : null
}

function keyOf({ last_name, first_name, city }: PastedJudge): string {
  return [last_name, first_name, city].join('|').toLowerCase().replaceAll('ё', 'е')
}
