import { isIsoDate } from '../format/date.ts'
import { foldName } from '../person/foldName.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkNumber, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { PointsFormula, PointsScheme, RatingWindow } from './scheme.ts'

const counts = { min: 1, max: 10_000 }
const points = { min: 0, max: 100_000 }
const factors = { min: 0, max: 1000 }
const nameLimit = 100
const listLimit = 200

/** Every rule of a points scheme; problems by field. */
export function checkScheme(scheme: PointsScheme): FieldErrors {
  const errors: FieldErrors = {}
  checkRequired(errors, 'name', scheme.name, nameLimit)
  if (!isIsoDate(scheme.starts_on)) addError(errors, 'starts_on', problemText('day_invalid'))
  if (scheme.formula) checkFormula(errors, scheme.formula)
  else checkTiers(errors, scheme)
  checkMultipliers(errors, scheme)
  checkWindow(errors, scheme.window)
  checkNumber(errors, 'best', scheme.best, counts)
  checkNumber(errors, 'minimum', scheme.minimum, counts)
  scheme.promotions.forEach(({ level, points: needed, to }, at) => {
    checkLength(errors, `promotions.${at}.level`, level, nameLimit)
    checkNumber(errors, `promotions.${at}.points`, needed, { min: 1, max: points.max })
    checkRequired(errors, `promotions.${at}.to`, to, nameLimit)
  })
  checkLists(errors, scheme)
  return errors
}

function checkFormula(errors: FieldErrors, formula: PointsFormula): void {
  checkNumber(errors, 'formula.from', formula.from, counts)
  checkNumber(errors, 'formula.per_entry', formula.per_entry, factors)
  checkNumber(errors, 'formula.per_place', formula.per_place, factors)
  checkNumber(errors, 'formula.plus', formula.plus, { min: -points.max, max: points.max })
  checkNumber(errors, 'formula.to', formula.to, counts)
}

function checkTiers(errors: FieldErrors, { tiers }: PointsScheme): void {
  if (tiers.length === 0) addError(errors, 'tiers', problemText('required'))
  const begun = new Set<number>()
  tiers.forEach(({ from, points: perPlace, rest }, at) => {
    checkNumber(errors, `tiers.${at}.from`, from, counts)
    if (begun.has(from)) addError(errors, `tiers.${at}.from`, problemText('repeated'))
    begun.add(from)
    if (perPlace.length === 0 || perPlace.length > listLimit) {
      addError(errors, `tiers.${at}.points`, problemText('required'))
    }
    for (const each of perPlace) checkNumber(errors, `tiers.${at}.points`, each, points)
    if (!rest) return
    checkNumber(errors, `tiers.${at}.rest.points`, rest.points, points)
    checkNumber(errors, `tiers.${at}.rest.to`, rest.to, counts)
  })
}

function checkMultipliers(errors: FieldErrors, { multipliers }: PointsScheme): void {
  const kinds = new Set<string>()
  multipliers.forEach(({ kind, percent }, at) => {
    checkRequired(errors, `multipliers.${at}.kind`, kind, nameLimit)
    if (kinds.has(foldName(kind)))
      addError(errors, `multipliers.${at}.kind`, problemText('repeated'))
    kinds.add(foldName(kind))
    checkNumber(errors, `multipliers.${at}.percent`, percent, { min: 0, max: 10_000 })
  })
}

function checkWindow(errors: FieldErrors, window: RatingWindow): void {
  if (window.kind === 'rolling') {
    checkNumber(errors, 'window.months', window.months, { min: 1, max: 120 })
  } else if (window.kind === 'season') {
    checkNumber(errors, 'window.from_month', window.from_month, { min: 1, max: 12 })
  }
}

function checkLists(errors: FieldErrors, scheme: PointsScheme): void {
  for (const list of ['tiers', 'multipliers', 'promotions'] as const) {
    if (scheme[list].length > listLimit) addError(errors, list, problemText('invalid'))
  }
}
