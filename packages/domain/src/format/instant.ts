import { isIsoDate } from './date.ts'

const pattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Whether the text is a moment that exists, ISO 8601 with offset (docs/api.md, «Identifiers and shapes»). */
export function isInstantText(text: string): boolean {
  const [, day] = pattern.exec(text) ?? []
  return isIsoDate(day)
}
