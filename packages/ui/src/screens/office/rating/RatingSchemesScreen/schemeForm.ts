import type { PointsScheme } from '@parket/domain/rating/scheme'
import type { RecordForm } from '../../parts/recordForm.ts'

/** Tells the fields of this form from others on the page. */
export const schemeForm = 'scheme'

export interface SchemeFieldsProps {
  form: RecordForm<PointsScheme>
}

/** For a number field: nothing is typed where no number is. */
export function toTypedNumber(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

/** Of a number field: what is no number is refused by the rules of a scheme. */
export function numberOf(value: number | null): number {
  return value ?? Number.NaN
}

/** «10, 8, 6»: what is no number becomes none, and is refused. */
export function readPoints(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
}
