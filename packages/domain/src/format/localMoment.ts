import { TZDate } from '@date-fns/tz'
import { isIsoDate, type IsoDate } from './date.ts'

/**
 * The moment of a day's hour in a zone, as the API takes it: what a form's two fields say.
 *
 * @param time `HH:mm`; a clock that is set forward at it counts from before
 * @returns '' where there is no such day or hour, so that the field is told to be filled in
 */
export function momentAt(day: IsoDate, time: string, timeZone: string): string {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? []
  if (!isIsoDate(day) || hour === undefined) return ''
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const local = new TZDate(year, month - 1, date, Number(hour), Number(minute), timeZone)
  return new Date(local.getTime()).toISOString()
}
