import type { IsoDate } from './date.ts'

const months = [
  ['января', 'янв'],
  ['февраля', 'фев'],
  ['марта', 'мар'],
  ['апреля', 'апр'],
  ['мая', 'мая'],
  ['июня', 'июн'],
  ['июля', 'июл'],
  ['августа', 'авг'],
  ['сентября', 'сент'],
  ['октября', 'окт'],
  ['ноября', 'нояб'],
  ['декабря', 'дек'],
] as const

const weekdays = [
  ['воскресенье', 'вс'],
  ['понедельник', 'пн'],
  ['вторник', 'вт'],
  ['среда', 'ср'],
  ['четверг', 'чт'],
  ['пятница', 'пт'],
  ['суббота', 'сб'],
] as const

/** «мая», as it stands after a day; short: «мая», «фев», «сент». */
export function monthWord(day: IsoDate, length: 'whole' | 'short' = 'whole'): string {
  const [whole, short] = months[Number(day.slice(5, 7)) - 1] ?? ['', '']
  return length === 'whole' ? whole : short
}

/** «суббота»; short: «сб». */
export function weekdayWord(day: IsoDate, length: 'whole' | 'short' = 'whole'): string {
  const [whole, short] = weekdays[new Date(day).getUTCDay()] ?? ['', '']
  return length === 'whole' ? whole : short
}

/** The number of a day in its month, without a zero before it. */
export const dayNumber = (day: IsoDate): string => String(Number(day.slice(8)))

/** «12 мая», never broken between two lines. */
export const dayAndMonth = (day: IsoDate): string => `${dayNumber(day)}\u00A0${monthWord(day)}`

/** «12 мая 2027», never broken between two lines. */
export const dayMonthAndYear = (day: IsoDate): string =>
  `${dayAndMonth(day)}\u00A0${day.slice(0, 4)}`
