import { formatNearDay } from '@parket/domain/event/nearDates'
import type { Instant, IsoDate } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { formatNumber } from '@parket/domain/format/number'
import { plural, type PluralForms } from '@parket/domain/format/plural'
import type { EventStatistics } from './statisticsData.ts'

export const dancerForms = ['танцор', 'танцора', 'танцоров'] as const
export const entryForms = ['участие', 'участия', 'участий'] as const

/** «1 204 участия». */
export function countText(n: number, forms: PluralForms): string {
  return `${formatNumber(n, 0)}\u00A0${plural(n, forms)}`
}

/** «Больше всего 21 ноября: 40 участий». */
export function busiestDay(
  days: readonly { day: IsoDate; entries: number }[],
  timeZone: string,
  now: Instant,
): string | undefined {
  const [first] = days.toSorted((one, other) => other.entries - one.entries)
  return first
    ? `Больше всего ${formatNearDay(first.day, timeZone, now)}: ${countText(first.entries, entryForms)}`
    : undefined
}

interface Figures {
  name: string
  entries: number
  dancers: number
}

/** «Больше всего Oriental: 43 участия, 34 %». */
export function largestText(
  figures: readonly Figures[],
  counted: 'entries' | 'dancers',
  total: number,
  forms: PluralForms,
): string | undefined {
  const [first] = figures
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other[counted] - one[counted])
  if (!first || total === 0) return undefined
  const share = Math.round((first[counted] / total) * 100)
  return `Больше всего ${first.name}: ${countText(first[counted], forms)}, ${share}\u00A0%`
}

/** «оплачено всё», or how much is awaited, or paid too much. */
export function moneyText({ charged, paid }: { charged: number; paid: number }): string {
  if (paid === charged) return 'оплачено всё'
  return paid < charged
    ? `ждём ещё ${formatMoney(charged - paid)}`
    : `переплата ${formatMoney(paid - charged)}`
}

/** «На 12 % больше, чем к этому дню перед турниром «Осенний бал»». */
export function comparisonText({
  entries,
  before,
}: Pick<EventStatistics, 'entries' | 'before'>): string {
  if (before === null || before.entries_by_then === 0) return ''
  const then = before.entries_by_then
  const percent = Math.round((Math.abs(entries - then) / then) * 100)
  const event = `к\u00A0этому дню перед турниром «${before.event.name}»`
  // Percents of hundreds say less than how many times.
  if (entries >= 2 * then) {
    const times = Math.floor(entries / then)
    return `Участий в\u00A0${countText(times, ['раз', 'раза', 'раз'])} больше, чем ${event}.`
  }
  if (percent === 0) return `Участий столько\u00A0же, сколько ${event}.`
  return `Участий на\u00A0${percent}\u00A0% ${entries > then ? 'больше' : 'меньше'}, чем ${event}.`
}
