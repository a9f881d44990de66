import * as fc from 'fast-check'

/** «21511 12255»: each group one entry's marks, judges in order (docs/rules/scoring.md, «Skating system»). */
export function sheet(text: string): number[][] {
  return text.split(' ').map((group) => Array.from(group, Number))
}

/** Sheets where each judge gave the places 1..n. */
export function sheets(size: { entries: number; judges: number }): fc.Arbitrary<number[][]> {
  const places = Array.from({ length: size.entries }, (_, at) => at + 1)
  return fc
    .array(fc.shuffledSubarray(places, { minLength: size.entries }), {
      minLength: size.judges,
      maxLength: size.judges,
    })
    .map((judges) => places.map((_, entry) => judges.map((given) => given[entry] as number)))
}

/** One sheet of any size that ties are likely in. */
export const anySheet: fc.Arbitrary<number[][]> = fc
  .record({ entries: fc.integer({ min: 1, max: 6 }), judges: fc.integer({ min: 1, max: 7 }) })
  .chain(sheets)

/** Finals of any number of dances that ties are likely in; judges may leave between dances. */
export const anyFinal: fc.Arbitrary<number[][][]> = fc
  .record({
    entries: fc.integer({ min: 1, max: 6 }),
    judges: fc.integer({ min: 1, max: 5 }),
    dances: fc.integer({ min: 1, max: 5 }),
    leaving: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
  })
  .chain(({ dances, entries, judges, leaving }) =>
    fc.tuple(
      ...Array.from({ length: dances }, (_, dance) => {
        const left = judges - leaving.filter((from) => from < dance).length
        return sheets({ entries, judges: Math.max(1, left) })
      }),
    ),
  )
