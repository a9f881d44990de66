import { rankByTotal, type RoundCount } from './cut.ts'
import { judgeCountOf, marksOfJudge, refuseMark, type Sheet } from './marks.ts'

/** What a callback counts, in tenths of a point: Yes 10, Alt1 4.5, Alt2 4.3, Alt3 4.2, No 0. */
export const callbackTenths = { yes: 100, alt1: 45, alt2: 43, alt3: 42, no: 0 } as const

export type Callback = keyof typeof callbackTenths

/** How many of each callback a judge gives; the rest is No. */
export type CallbackNumbers = Record<Exclude<Callback, 'no'>, number>

const names: readonly Callback[] = ['yes', 'alt1', 'alt2', 'alt3', 'no']

/**
 * Sums the callbacks of a Jack & Jill prelim, of one role (docs/rules/scoring.md, «Callbacks»): «the number
 * of Yes and of each Alt exact».
 *
 * @param marks `marks[entry][judge]` in tenths of a point (`callbackTenths`)
 * @param advance how many go on
 * @param numbers how many of each a judge gives; by default `advance` Yes and one of each Alt, as
 *   far as there are entries
 * @throws ScoringError naming judge and entry: `bad_mark`, `missing_mark`; `wrong_number_of_marks`
 *   naming the judge; `bad_advance`
 */
export function countCallbacks(
  marks: Sheet,
  advance: number,
  numbers: CallbackNumbers = usualNumbers(marks.length, advance),
): RoundCount {
  const judges = judgeCountOf(marks)
  for (let judge = 0; judge < judges; judge += 1) checkCallbacks(marks, judge, numbers)
  return rankByTotal(
    marks.map((given) => given.reduce((sum, mark) => sum + mark, 0)),
    advance,
  )
}

/** As many Yes as go on and one of each Alt, as far as there are entries. */
function usualNumbers(entries: number, advance: number): CallbackNumbers {
  const alternates = entries - advance
  const one = (number: number) => (alternates >= number ? 1 : 0)
  return { yes: Math.min(advance, entries), alt1: one(1), alt2: one(2), alt3: one(3) }
}

function checkCallbacks(marks: Sheet, judge: number, numbers: CallbackNumbers): void {
  const given = { yes: 0, alt1: 0, alt2: 0, alt3: 0, no: 0 }
  for (const [entry, mark] of marksOfJudge(marks, judge).entries()) {
    const name = names.find((name) => callbackTenths[name] === mark)
    if (name === undefined) refuseMark('bad_mark', { judge, entry }, `${mark} is no callback`)
    given[name] += 1
  }
  for (const name of ['yes', 'alt1', 'alt2', 'alt3'] as const) {
    if (given[name] !== numbers[name]) {
      refuseMark(
        'wrong_number_of_marks',
        { judge },
        `${numbers[name]} × ${name} are asked for, ${given[name]} are given`,
      )
    }
  }
}
