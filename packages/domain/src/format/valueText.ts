import { formatDateTime } from './dateTime.ts'
import { isInstantText } from './instant.ts'

/**
 * Any value of a field in words: a moment in the zone, yes or no, lists and groups part by part but for their ids.
 * '' for none.
 * @param timeZone IANA
 */
export function valueText(value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value)
  if (typeof value === 'string') {
    return isInstantText(value) ? formatDateTime(value, timeZone) : value
  }
  if (value === null || typeof value !== 'object') return ''
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  const texts = parts.map(([, part]: [string, unknown]) => valueText(part, timeZone))
  return texts.filter((text) => text !== '').join(', ')
}
