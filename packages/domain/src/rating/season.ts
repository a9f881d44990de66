import { utc } from '@date-fns/utc/utc'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { subMonths } from 'date-fns/subMonths'

import type { IsoDate } from '../format/date.ts'
import type { RatingWindow } from './scheme.ts'

/** The year in which the season of a day begins. */
export function seasonOf(day: IsoDate, window: RatingWindow): number {
  const year = Number(day.slice(0, 4))
  return Number(day.slice(5, 7)) >= firstMonth(window) ? year : year - 1
}

/** «2026/27», or «2026» where a season is a year. */
export function seasonTitle(season: number, window: RatingWindow): string {
  if (firstMonth(window) === 1) return String(season)
  return `${season}/${String((season + 1) % 100).padStart(2, '0')}`
}

/** A team without its own seasons uses calendar years. */
function firstMonth(window: RatingWindow): number {
  return window.kind === 'season' ? window.from_month : 1
}

/**
 * Whether a result of a day counts on another. A rolling window ends on the same day of the month: twelve
 * months from 5 March on are those up to 4 March.
 */
export function isWithin(window: RatingWindow, day: IsoDate, asOf: IsoDate): boolean {
  if (day > asOf) return false
  switch (window.kind) {
    case 'all':
      return true
    case 'rolling':
      return day > monthsBefore(asOf, window.months)
    default:
      return seasonOf(day, window) === seasonOf(asOf, window)
  }
}

function monthsBefore(day: IsoDate, months: number): IsoDate {
  return format(subMonths(parseISO(day, { in: utc }), months, { in: utc }), 'yyyy-MM-dd', {
    in: utc,
  })
}
