import { formatDate } from '../format/date.ts'
import { formatShortNumber } from '../format/number.ts'
import { valueText } from '../format/valueText.ts'
import type { EventTag, PriceStep } from './event.ts'
import {
  ageModeLabels,
  contactLabels,
  payeeLabels,
  startNumberLabels,
  timeZoneLabels,
} from './settingWords.ts'
import { eventTagTitle } from './tags.ts'

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  age_mode: ageModeLabels,
  start_number_mode: startNumberLabels,
  time_zone: timeZoneLabels,
}

/** Groups of texts: each with its name. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contacts: contactLabels,
  payment_details: payeeLabels,
}

/** Lists, row by row. */
const rows: Readonly<Record<string, (row: never) => string>> = {
  price_steps: ({ from, percent }: PriceStep) => `с ${formatDate(from)} ${percent} %`,
  tags: (tag: EventTag & { pub: boolean }) =>
    tag.pub ? eventTagTitle(tag) : `${eventTagTitle(tag)} (не видна)`,
  attachments: ({ title }: { title: string }) => title,
}

/**
 * A setting of an event as its organisers read it: «с 01.04.2027 120 %», «По году рождения», «14.05.2027, 18:30».
 * @param field of the event, or `tags`, `attachments`
 * @param value of the field, as it is stored or typed
 * @param timeZone IANA zone in which moments are shown
 * @returns '' for none
 */
export function eventFieldText(field: string, value: unknown, timeZone: string): string {
  if (typeof value === 'string') return choices[field]?.[value] ?? valueText(value, timeZone)
  if (field === 'dance_seconds') return formatShortNumber(Number(value) / 60)
  const rowText = rows[field]
  if (rowText && Array.isArray(value)) {
    return value.map((row: unknown) => rowText(row as never)).join('; ')
  }
  const labels = groups[field]
  if (labels && value !== null && typeof value === 'object') {
    const parts = Object.entries(value).filter(([, part]) => part !== '' && part !== null)
    return parts.map(([name, part]) => `${labels[name] ?? name}: ${String(part)}`).join('; ')
  }
  return valueText(value, timeZone)
}
