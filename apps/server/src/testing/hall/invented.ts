import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import type { Judging, JudgingEvent } from '@parket/domain/station/judge/judging'

/** A dance as a judge looks at it. */
export interface SeenDance {
  /** The label of the round. */
  round: string
  kind: RoundKind
  advance: number
  dance: string
  attempt: number
  letter: string
  /** Start numbers of those who dance. */
  numbers: readonly number[]
}

/** The marks that a judge means to give, by start number: crosses, or places. The same in every run. */
export function meantMarks({ numbers, kind, advance, ...where }: SeenDance): Map<number, number> {
  const { round, dance, attempt, letter } = where
  const seen = `${round} ${dance} ${attempt} ${letter}`
  const ranked = numbers.toSorted((one, other) => impression(seen, one) - impression(seen, other))
  return kind === 'crosses'
    ? new Map(ranked.slice(0, advance).map((number) => [number, 1]))
    : new Map(ranked.map((number, at) => [number, at + 1]))
}

/** The smaller, the better. Judges mostly agree: by up to four couples they do not. */
function impression(seen: string, number: number): number {
  let hash = 2166136261
  for (const sign of `${seen} ${number}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  return number * 10 + ((hash >>> 8) % 40)
}

/**
 * What a judge does next: looks at the screen, mends what is not as meant, and hands in what is whole. So it goes on
 * after a device has died, or on another one.
 * @param isMistaken the first tap of the dance is a wrong one
 */
export function nextPress(judging: Judging, isMistaken: boolean): JudgingEvent {
  const { round, dance, attempt, letter, out, sheet } = judging
  const { rows } = sheet
  const numbers = numbersOf(round).filter((number) => !out.includes(number))
  const meant = meantMarks({
    round: round.label,
    kind: round.kind,
    advance: round.advance,
    dance: round.dances[dance] ?? '',
    attempt,
    letter,
    numbers,
  })
  if (isMistaken && Object.keys(rows).length === 0) {
    return { type: 'tap', number: numbers.at(-1) ?? 0 }
  }
  if (round.kind === 'crosses') {
    const marked = Object.keys(rows).map(Number)
    const number =
      marked.find((one) => !meant.has(one)) ?? [...meant.keys()].find((one) => !rows[one])
    return number === undefined ? { type: 'send' } : { type: 'tap', number }
  }
  for (const [number, place] of meant) {
    if (rows[number]?.[0] !== place) return { type: 'place', number, place }
  }
  return { type: 'send' }
}
