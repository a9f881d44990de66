import { formatNumber, formatShortNumber } from '@parket/domain/format/number'

/** How a number may be typed. */
export interface NumberForm {
  /** Digits after the comma. */
  decimals?: number
  /** A fraction is shown with all of them, as kopecks are: «6 000,50». */
  isPadded?: boolean
  /** The least that is taken. */
  min?: number
  /** The most that is taken. */
  max?: number
}

/** Reads a number as people type it: spaces between thousands, a comma or a point; null if none. */
export function parseNumber(text: string, decimals = 0): number | null {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  const match = /^-?(\d+)(?:\.(\d*))?$/.exec(plain)
  if (!match || (match[2] ?? '').length > decimals) return null
  return Number(plain)
}

/** The number as it stands in the field: «1 204,5», padded «1 204,50». */
export function showNumber(
  value: number | null,
  { decimals = 0, isPadded = false }: Pick<NumberForm, 'decimals' | 'isPadded'> = {},
): string {
  if (value === null) return ''
  return isPadded && !Number.isInteger(value)
    ? formatNumber(value, decimals)
    : formatShortNumber(value, decimals)
}

/** What one may type on the way to a number. */
export function mayBecomeNumber(text: string): boolean {
  return /^[−-]?[\d\s\u00A0\u202F]*[.,]?\d*\s*$/.test(text)
}

/** Why a text cannot be taken, in words; null when it can. */
export function numberProblem(text: string, form: NumberForm): string | null {
  const { decimals = 0, min, max } = form
  if (text.trim() === '') return null
  const value = parseNumber(text, decimals)
  if (value === null) return decimals === 0 ? 'Введите целое число' : 'Введите число'
  if (min !== undefined && value < min) return `Не меньше ${showNumber(min, form)}`
  if (max !== undefined && value > max) return `Не больше ${showNumber(max, form)}`
  return null
}

/** One step up or down, kept within the limits; from nothing it begins at the nearer one. */
export function stepNumber(value: number | null, by: number, form: NumberForm): number {
  const { min = -Infinity, max = Infinity, decimals = 0 } = form
  const start = by > 0 ? min : max
  const from = value ?? (Number.isFinite(start) ? start - by : -by)
  const next = Number((from + by).toFixed(decimals))
  return Math.min(max, Math.max(min, next))
}
