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
 * @param numbers how many of each a judge, or each judge, gives; by default `advance` Yes and one of each Alt, as
 *   far as there are entries
 * @throws ScoringError naming judge and entry: `bad_mark`, `missing_mark`; `wrong_number_of_marks`
 *   naming the judge; `bad_advance`
 */
export function countCallbacks(
  marks: Sheet,
  advance: number,
  numbers: CallbackNumbers | readonly CallbackNumbers[] = usualNumbers(marks.length, advance),
): RoundCount {
  const judges = judgeCountOf(marks)
  for (let judge = 0; judge < judges; judge += 1) {
    const own = 'yes' in numbers ? numbers : (numbers[judge] as CallbackNumbers)
    checkCallbacks(marks, judge, own)
  }
  return rankByTotal(
    marks.map((given) => given.reduce((sum, mark) => sum + mark, 0)),
    advance,
  )
}

/**
 * How many of each callback each judge has for those who danced: one that who left had is given to nobody else.
 * @param left the marks of those who left, in tenths
 * @param entries how many danced
 * @throws ScoringError `bad_mark`
 */
export function callbacksForDanced(
  left: Sheet,
  { judges, entries, advance }: { judges: number; entries: number; advance: number },
): CallbackNumbers[] {
  return Array.from({ length: judges }, (_, judge) => {
    const marks = marksOfJudge(left, judge)
    return usualNumbers(entries, advance, countOf(marks, { judge, from: entries }))
  })
}

const none: CallbackNumbers = { yes: 0, alt1: 0, alt2: 0, alt3: 0 }

/** As many Yes as go on and one of each Alt, less those that are `given` already, as far as there are entries. */
function usualNumbers(
  entries: number,
  advance: number,
  given: CallbackNumbers = none,
): CallbackNumbers {
  let room = entries
  const take = (number: number) => {
    const taken = Math.min(room, number)
    room -= taken
    return taken
  }
  return {
    yes: take(advance - given.yes),
    alt1: take(1 - given.alt1),
    alt2: take(1 - given.alt2),
    alt3: take(1 - given.alt3),
  }
}

function checkCallbacks(marks: Sheet, judge: number, numbers: CallbackNumbers): void {
  const given = countOf(marksOfJudge(marks, judge), { judge, from: 0 })
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

/** @param from how many entries stand before these */
function countOf(
  marks: readonly number[],
  { judge, from }: { judge: number; from: number },
): Record<Callback, number> {
  const given = { yes: 0, alt1: 0, alt2: 0, alt3: 0, no: 0 }
  for (const [at, mark] of marks.entries()) {
    const name = names.find((name) => callbackTenths[name] === mark)
    if (name === undefined) {
      refuseMark('bad_mark', { judge, entry: from + at }, `${mark} is no callback`)
    }
    given[name] += 1
  }
  return given
}
