import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawHeats } from '../scoring/heats.ts'
import { drawPairs } from '../scoring/pairing.ts'
import { drawFrom } from './drawFrom.ts'
import { toDrawInput, type DrawnEntry } from './drawInput.ts'

const nobody = () => []

const anyEntries = fc
  .array(
    fc.record({
      dancers: fc.uniqueArray(fc.constantFrom('а', 'б', 'в', 'г', 'д', 'е', 'ж'), {
        minLength: 1,
        maxLength: 2,
      }),
      group: fc.constantFrom('', 'Москва', 'Тверь'),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((all) => all.map((one, at): DrawnEntry => ({ id: 100 + at, ...one })))

test('heats follow from the input alone, whatever the numbers, and are those of names and cities', () => {
  fc.assert(
    fc.property(
      anyEntries,
      fc.integer({ min: 1, max: 6 }),
      fc.string(),
      (entries, heatSize, seed) => {
        const elsewhere = (heat: number) => (heat === 0 ? ['а', 'б', 'а'] : [])
        const input = toDrawInput(entries, { heatSize, seed, elsewhere })
        const { heats } = drawFrom(input, seed)
        const present = new Set(entries.flatMap(({ dancers }) => dancers))
        const byName = drawHeats(
          entries.map(({ id, dancers, group }) => ({ id: String(id), dancerIds: dancers, group })),
          {
            heatSize,
            seed,
            elsewhere: (heat) => elsewhere(heat).filter((one) => present.has(one)),
          },
        )
        expect(heats).toEqual(byName.heats.map((heat) => heat.map(Number)))
        const other = JSON.parse(JSON.stringify(input), (_, value: unknown) =>
          typeof value === 'number' && value >= 100 ? value * 7 : value,
        ) as typeof input
        expect(drawFrom(other, seed).heats).toEqual(heats.map((heat) => heat.map((id) => id * 7)))
      },
    ),
  )
})

const couples = (leaders: number, followers: number): DrawnEntry[] =>
  Array.from({ length: leaders + followers }, (_, at) => ({
    id: at + 1,
    dancers: [`танцор ${at}`],
    group: 'Москва',
  }))

test('pairs follow from the input too; who dances twice dances in two heats', () => {
  const leaders = [1, 2, 3]
  const options = { heatSize: 3, seed: 'зерно', elsewhere: nobody, leaders }
  const input = toDrawInput(couples(3, 5), options)
  const { heats, pairs } = drawFrom(input, 'зерно')
  const expected = drawPairs(['1', '2', '3'], ['4', '5', '6', '7', '8'], { seed: 'зерно' })
  expect(pairs.map(({ leader, follower }) => `${leader} ${follower}`).toSorted()).toEqual(
    expected.map(({ leader, follower }) => `${leader} ${follower}`).toSorted(),
  )
  expect(pairs.filter(({ scored }) => scored)).toHaveLength(3)
  for (const heat of heats) expect(new Set(heat).size).toBe(heat.length)
  expect(input.groups).toEqual([])
})

test('a round that is danced again keeps its pairs', () => {
  const leaders = [1, 2]
  const options = { heatSize: 4, seed: 'a', elsewhere: nobody, leaders }
  const { pairs } = drawFrom(toDrawInput(couples(2, 2), options), 'a')
  const again = toDrawInput(couples(2, 2), { ...options, seed: 'b', again: pairs })
  const partners = (all: typeof pairs) =>
    all.map(({ leader, follower }) => `${leader} ${follower}`).toSorted()
  expect(partners(drawFrom(again, 'b').pairs)).toEqual(partners(pairs))
})

test('what is drawn by another algorithm is not drawn by this one', () => {
  const input = toDrawInput(couples(1, 1), { heatSize: 2, seed: 'a', elsewhere: nobody })
  expect(() => drawFrom({ ...input, algorithm: 'parket-draw/9' }, 'a')).toThrow('parket-draw/1')
})
