import { problemText } from '../problems/catalogue.ts'
import { checkNumber, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { Criterion, Degree, DropExtremes } from '../scoring/points.ts'
import type { RelativePlacementOptions } from '../scoring/relativePlacement.ts'
import type { Scoring } from './status.ts'
import { isJnj } from './tags.ts'

export const dropExtremes = ['off', 'criterion', 'total'] as const satisfies DropExtremes[]

export type TieBreak = RelativePlacementOptions['tieBreak']

export const tieBreaks = ['head-to-head', 'chief-judge'] as const satisfies TieBreak[]

/** A new contest can be judged by points as it is: one criterion, ten points. */
export const initialCriteria: readonly Criterion[] = [{ name: 'Исполнение', max: 100 }]

/** «6, 7 or 8 (default 8; 2 to 20 in Jack & Jill)» (docs/rules/rounds-and-heats.md, «How many rounds»). */
export function finalMaxRange(contest: { scoring: string; group_name: string }): {
  min: number
  max: number
} {
  const isJackAndJill =
    contest.scoring === ('relative-placement' satisfies Scoring) || isJnj(contest)
  return isJackAndJill ? { min: 2, max: 20 } : { min: 6, max: 8 }
}

/** The whole list as it is kept; what a criterion lacks is none, for the rules to refuse. */
export function readCriteria(sent: unknown): readonly Criterion[] {
  return (sent as Partial<Criterion>[]).map(({ name = '', max = Number.NaN }) => ({
    name: name.trim(),
    max,
  }))
}

/** Names that differ, and maxima in tenths of a point; problems under `<path>.<index>`. */
export function checkCriteria(
  errors: FieldErrors,
  path: string,
  criteria: readonly Criterion[],
): void {
  refuseRepeated(
    errors,
    path,
    'name',
    criteria.map(({ name }) => name),
  )
  criteria.forEach(({ name, max }, index) => {
    checkRequired(errors, `${path}.${index}.name`, name, 100)
    checkNumber(errors, `${path}.${index}.max`, max, { min: 1, max: 10_000 })
  })
}

/** The whole list as it is kept; what a degree lacks is none, for the rules to refuse. */
export function readDegrees(sent: unknown): readonly Degree[] {
  return (sent as Partial<Degree>[]).map(({ title = '', from_percent = Number.NaN }) => ({
    title: title.trim(),
    from_percent,
  }))
}

/** Titles that differ, thresholds that differ; problems under `<path>.<index>`. */
export function checkDegrees(errors: FieldErrors, path: string, degrees: readonly Degree[]): void {
  refuseRepeated(
    errors,
    path,
    'title',
    degrees.map(({ title }) => title),
  )
  refuseRepeated(
    errors,
    path,
    'from_percent',
    degrees.map(({ from_percent }) => String(from_percent)),
  )
  degrees.forEach(({ title, from_percent }, index) => {
    checkRequired(errors, `${path}.${index}.title`, title, 100)
    checkNumber(errors, `${path}.${index}.from_percent`, from_percent, { min: 0, max: 100 })
  })
}

function refuseRepeated(
  errors: FieldErrors,
  path: string,
  part: string,
  values: readonly string[],
): void {
  const keys = values.map((value) => value.trim().toLowerCase())
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index) {
      addError(errors, `${path}.${index}.${part}`, problemText('repeated'))
    }
  })
}
