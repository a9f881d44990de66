import { countOf, plural } from '../format/plural.ts'
import { formatShortNumber } from '../format/number.ts'
import type { Fraction } from '../scoring/fraction.ts'
import type { ChangeReason } from './difference.ts'
import type { ResultPoints } from './resultPoints.ts'
import type { PointsScheme } from './scheme.ts'

/** Exact: «7,5», «12», thirds as «3 1/3». */
export function pointsText({ num, den }: Fraction): string {
  const isDecimal = 100 % den === 0
  if (isDecimal) return formatShortNumber(num / den)
  const whole = Math.trunc(num / den)
  const rest = `${num - whole * den}/${den}`
  return whole === 0 ? rest : `${formatShortNumber(whole)}\u00A0${rest}`
}

/** «7,5 очка». */
export function pointsCount(points: Fraction): string {
  const form = plural(points.num / points.den, ['очко', 'очка', 'очков'])
  return `${pointsText(points)}\u00A0${form}`
}

/** «2», or «2–3» for a shared one. */
export function sharedPlace(place: number, placeTo: number): string {
  return place === placeTo ? String(place) : `${place}–${placeTo}`
}

type Explained = ResultPoints & { place: number; place_to: number }

/** By which rule of the scheme a result has its points, in a sentence. */
export function pointsRule(result: Explained, scheme: Omit<PointsScheme, 'starts_on'>): string {
  const parts = [
    fieldText(result),
    ruleText(result, scheme),
    `место\u00A0${sharedPlace(result.place, result.place_to)}`,
  ]
  if (result.place !== result.place_to) parts.push('поровну между разделившими место')
  if (scheme.finalists_only && !result.is_finalist) parts.push('очки только за финал')
  if (result.percent !== 100) parts.push(`вид турнира ×${formatShortNumber(result.percent / 100)}`)
  return `${parts.join(', ')}: ${pointsCount(result.points)}`
}

function fieldText({ entries, role, other_role_entries: others }: Explained): string {
  if (role === null) return countOf(entries, ['участник', 'участника', 'участников'])
  const words = role === 'leader' ? ['ведущих', 'ведомых'] : ['ведомых', 'ведущих']
  return `${words[0]} ${entries}, ${words[1]} ${others ?? 0}`
}

function ruleText(
  { tier }: Explained,
  { formula, tiers }: Omit<PointsScheme, 'starts_on'>,
): string {
  if (formula) return formulaText(formula)
  if (tier === null) return 'до первой ступени не хватает участников'
  const next = tiers.map(({ from }) => from).filter((from) => from > tier)
  return next.length === 0 ? `ступень от ${tier}` : `ступень ${tier}–${Math.min(...next) - 1}`
}

/** «участники − место + 1». */
export function formulaText({
  per_entry: perEntry,
  per_place: perPlace,
  plus,
}: Pick<NonNullable<PointsScheme['formula']>, 'per_entry' | 'per_place' | 'plus'>): string {
  const terms = [
    ...term(perEntry, 'участники'),
    ...term(-perPlace, 'место'),
    ...(plus === 0 ? [] : [signed(plus, '')]),
  ]
  return terms.length === 0 ? '0' : terms.join(' ').replace(/^\+ /, '').replace(/^− /, '−')
}

function term(factor: number, name: string): string[] {
  return factor === 0 ? [] : [signed(factor, name)]
}

function signed(factor: number, name: string): string {
  const size = Math.abs(factor)
  const value = name === '' ? String(size) : size === 1 ? name : `${size} × ${name}`
  return `${factor < 0 ? '−' : '+'} ${value}`
}

/** Why points of a result changed, for its dancer. */
export const changeReasonTexts: Readonly<Record<ChangeReason, string>> = {
  published: 'Опубликован результат',
  withdrawn: 'Результат снят с публикации, или турнир отменён',
  place: 'Исправлено место',
  entries: 'Изменилось число участников',
  scheme: 'Другая схема очков',
  counted: 'Снова в зачёте',
  not_counted: 'Больше не в зачёте',
}
