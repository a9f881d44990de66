import { formatShortNumber } from '@parket/domain/format/number'

/** Tenths of a point as points: 465 → «46,5». */
export function formatTenths(tenths: number): string {
  return formatShortNumber(tenths / 10)
}
