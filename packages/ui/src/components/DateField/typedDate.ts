import { formatDate, isIsoDate, parseRussianDate } from '@parket/domain/format/date'

/** What the field shows for its value: a real date as dd.mm.yyyy, anything else as it was typed. */
export function shownDate(value: string): string {
  return isIsoDate(value) ? formatDate(value) : value
}

/** The value for a text: `YYYY-MM-DD` when it is a real date, otherwise the text itself. */
export function dateValue(text: string): string {
  return parseRussianDate(text) ?? text
}

const isTyping = /^[\d.]*$/

/** A year, taken for day and month until the dash came: «20.18.-». */
const yearFirst = /^(\d{2})\.(\d{2})\.?-$/

/**
 * Puts the dots of dd.mm.yyyy in while it is typed at the end of the text. What was deleted stays
 * deleted, and a text that is no beginning of a date is left alone.
 */
export function withDots(before: string, after: string): string {
  const isTypedAtEnd = after.length > before.length && after.startsWith(before)
  if (isTypedAtEnd && yearFirst.test(after)) return after.replace(yearFirst, '$1$2-')
  if (!isTypedAtEnd || !isTyping.test(after)) return after
  // A dot that is typed is not doubled.
  const [day = '', month, year, ...rest] = parts(after.replaceAll(/\.{2,}/g, '.'))
  if (rest.length > 0) return after
  if (month === undefined) return day
  return year === undefined ? `${day}.${month}` : `${day}.${month}.${year}`
}

/** Splits by dots; two digits finish a day or a month, a dot finishes one digit with a nought. */
function parts(text: string): string[] {
  const groups = text.split('.')
  const result: string[] = []
  groups.forEach((group, index) => {
    const isFinished = index < groups.length - 1
    let digits = group
    while (result.length < 2 && digits.length >= 2) {
      result.push(digits.slice(0, 2))
      digits = digits.slice(2)
      if (digits === '' && isFinished) return
    }
    if (result.length < 2 && isFinished && digits !== '') result.push(digits.padStart(2, '0'))
    else result.push(digits)
  })
  return result
}
