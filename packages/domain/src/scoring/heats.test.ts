import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom, shuffle } from './random.ts'
import { drawHeats, type HeatEntry } from './scoring.ts'

const entry = (id: number | string, dancerIds: number[] = [], group?: string): HeatEntry => ({
  id: `e${id}`,
  dancerIds,
  group,
})
const solos = (n: number) => Array.from({ length: n }, (_, at) => entry(at, [at]))
const sizes = (heats: string[][]) =>
  heats.map((heat) => heat.length).sort((one, other) => one - other)

describe('«H = ceil(n / heat_size); sizes differ by at most one»', () => {
  test.each([
    [0, 6, []],
    [1, 6, [1]],
    [6, 6, [6]],
    [7, 6, [3, 4]],
    [13, 6, [4, 4, 5]],
    [12, 6, [6, 6]],
    [3, 1, [1, 1, 1]],
  ])('%d entries by %d: %j', (n, heatSize, expected) => {
    expect(sizes(drawHeats(solos(n), { heatSize, seed: 1 }).heats)).toEqual(expected)
  })
  test.each([0, -1, 2.5, Number.NaN])('a heat of %d is none', (heatSize) => {
    expect(() => drawHeats(solos(3), { heatSize, seed: 1 })).toThrow(
      expect.objectContaining({
        code: 'bad_heat_size',
        message: `A heat takes one entry or more, not ${heatSize}`,
        where: { heatSize },
      }),
    )
  })
  test('an entry cannot be drawn twice', () => {
    expect(() => drawHeats([entry(1), entry(1)], { heatSize: 2, seed: 1 })).toThrow(
      expect.objectContaining({
        code: 'repeated_entry',
        message: 'Entry e1 comes twice',
        where: { id: 'e1' },
      }),
    )
  })
})

describe('«the draw is random from a stored seed»', () => {
  test('«the same seed gives the same draw», today and in ten years', () => {
    expect(drawHeats(solos(7), { heatSize: 4, seed: 'a1b2' }).heats).toEqual(
      drawHeats(solos(7), { heatSize: 4, seed: 'a1b2' }).heats,
    )
    expect(drawHeats(solos(7), { heatSize: 4, seed: 'a1b2' }).heats).toMatchInlineSnapshot(`
      [
        [
          "e4",
          "e1",
          "e6",
        ],
        [
          "e5",
          "e0",
          "e3",
          "e2",
        ],
      ]
    `)
  })
  test('another seed, another draw', () => {
    const draws = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(drawHeats(solos(12), { heatSize: 6, seed }).heats),
    )
    expect(new Set(draws).size).toBe(20)
  })
  test('each entry is as likely in each heat', () => {
    const first = Array.from({ length: 12 }, () => 0)
    const draws = 2000
    for (let seed = 0; seed < draws; seed += 1) {
      for (const id of drawHeats(solos(12), { heatSize: 6, seed }).heats[0] ?? []) {
        const at = Number(id.slice(1))
        first[at] = (first[at] ?? 0) + 1
      }
    }
    for (const count of first) expect(Math.abs(count / draws - 0.5)).toBeLessThan(0.06)
  })
})

describe('«Nobody dances in two entries of one heat»', () => {
  test('two entries of one dancer are kept apart', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { heats, conflicts } = drawHeats(
        [entry(1, [1, 2]), entry(2, [1, 3]), entry(3, [4]), entry(4, [5])],
        { heatSize: 2, seed },
      )
      expect(conflicts).toEqual([])
      expect(heats.some((heat) => heat.includes('e1') && heat.includes('e2'))).toBe(false)
    }
  })
  test('also where heats are of different sizes', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { conflicts } = drawHeats([entry(1, [1]), entry(2, [1, 2]), entry(3, [2])], {
        heatSize: 2,
        seed,
      })
      expect(conflicts).toEqual([])
    }
  })
  test('«where it cannot be done, the heat is marked and says why»', () => {
    const { heats, conflicts } = drawHeats(
      [entry(1, [7]), entry(2, [7]), entry(3, [7]), entry(4, [8])],
      { heatSize: 2, seed: 1 },
    )
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]).toMatchObject({
      kind: 'dancer',
      dancerId: 7,
      reason: 'У танцора больше участий, чем заходов: 3 и 2',
    })
    const marked = heats[conflicts[0]?.heat ?? -1]
    expect(marked?.toSorted()).toEqual(conflicts[0]?.entryIds)
  })
  test('marks stand in the order of the heats', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const entries = [1, 2, 3, 4].flatMap((dancer) =>
        Array.from({ length: 4 }, (_, at) => entry(`${dancer}-${at}`, [dancer], `Город ${dancer}`)),
      )
      const { conflicts } = drawHeats(entries, { heatSize: 6, seed })
      const marked = conflicts.map(({ heat }) => heat)
      expect(marked.length).toBeGreaterThan(1)
      expect(marked).toEqual(marked.toSorted((one, other) => one - other))
    }
  })
  test('a triangle of partners does not fit into two heats', () => {
    const { conflicts } = drawHeats(
      [entry(1, [1, 2]), entry(2, [2, 3]), entry(3, [3, 1]), entry(4, [4])],
      { heatSize: 2, seed: 1 },
    )
    expect(conflicts.map(({ reason }) => reason)).toEqual([
      'Развести танцора по разным заходам не удалось',
    ])
  })

  test('whatever can be kept apart is: as few meetings as any arrangement has', () => {
    const small = fc
      .array(fc.subarray([1, 2, 3, 4, 5], { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: 7,
      })
      .map((all) => all.map((dancers, at) => entry(at, dancers)))
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 4 }), fc.nat(), (entries, heatSize, seed) => {
        const { heats } = drawHeats(entries, { heatSize, seed })
        const byId = new Map(entries.map((one) => [one.id, one]))
        const drawn = heats.map((heat) => heat.flatMap((id) => byId.get(id) ?? []))
        expect(meetings(drawn)).toBe(
          fewestMeetings(
            entries,
            heats.map((heat) => heat.length),
          ),
        )
      }),
    )
  })
})

describe('«nor in two heats danced at the same time on different floors»', () => {
  /** Who is where: the dancers of each heat of other floors. */
  const busy = (...heats: number[][]) => ({ elsewhere: (heat: number) => heats[heat] ?? [] })

  test('whoever dances elsewhere during one heat is in another', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { heats, conflicts } = drawHeats(solos(6), {
        heatSize: 2,
        seed,
        ...busy([0, 1], [2, 3], [4, 5]),
      })
      expect(conflicts).toEqual([])
      expect(heats[0]).not.toContain('e0')
    }
  })
  test('where it cannot be done, the heat is marked and says why', () => {
    const { conflicts } = drawHeats(solos(2), { heatSize: 1, seed: 1, ...busy([0], [0]) })
    expect(conflicts).toEqual([
      {
        kind: 'elsewhere',
        heat: expect.any(Number) as number,
        dancerId: 0,
        entryIds: ['e0'],
        reason: 'В это время танцор выступает на другой площадке',
      },
    ])
  })

  const floors = fc.record({
    heatSize: fc.integer({ min: 1, max: 6 }),
    seed: fc.nat(),
    own: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 24 }),
    away: fc.array(fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 6 }), { maxLength: 24 }),
  })
  test('every meeting is marked, and heats are as even as without other floors', () => {
    fc.assert(
      fc.property(floors, ({ heatSize, seed, own, away }) => {
        const entries = own.map((dancer, at) => entry(at, [dancer]))
        const { heats, conflicts } = drawHeats(entries, { heatSize, seed, ...busy(...away) })
        expect(heats.flat().toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
        expect((sizes(heats).at(-1) ?? 0) - (sizes(heats).at(0) ?? 0)).toBeLessThanOrEqual(1)
        const met = heats.flatMap((heat, at) => {
          const dancers = new Set(heat.map((id) => own[Number(id.slice(1))]))
          return [...dancers].filter((dancer) => (away[at] ?? []).includes(dancer ?? -1))
        })
        expect(conflicts.filter(({ kind }) => kind === 'elsewhere')).toHaveLength(met.length)
      }),
    )
  })
  test('nobody is at two places at once where each has a heat to dance in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (heatCount, seed) => {
        // A draw without a meeting is planted: each dancer is elsewhere in one heat that is not theirs.
        const random = seededRandom(`floors ${seed}`)
        const heatSize = 2 + Math.floor(random() * 4)
        const order = shuffle(
          Array.from({ length: heatCount * heatSize }, (_, at) => at),
          random,
        )
        const away = Array.from({ length: heatCount }, () => [] as number[])
        order.forEach((dancer, at) => {
          const planted = at % heatCount
          const other = (planted + 1 + Math.floor(random() * (heatCount - 1))) % heatCount
          away[other]?.push(dancer)
        })
        const entries = solos(heatCount * heatSize)
        const { conflicts } = drawHeats(entries, { heatSize, seed, ...busy(...away) })
        expect(conflicts).toEqual([])
      }),
    )
  })
})

test('pairs of busy dancers are kept apart wherever that is possible', () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const random = seededRandom(`planted ${seed}`)
    const heatCount = 2 + Math.floor(random() * 5)
    const heatSize = 2 + Math.floor(random() * 4)
    const dancers = Array.from({ length: 2 * heatSize + 1 }, (_, at) => at)
    const entries = Array.from({ length: heatCount }, (_, heat) => {
      const inHeat = shuffle(dancers, random)
      return Array.from({ length: heatSize }, (_, at) =>
        entry(`${heat}-${at}`, inHeat.slice(2 * at, 2 * at + 2)),
      )
    }).flat()
    expect(drawHeats(entries, { heatSize, seed }).conflicts).toEqual([])
  }
})

describe('«entries of one city/studio are spread over heats»', () => {
  test('evenly', () => {
    const entries = Array.from({ length: 12 }, (_, at) =>
      entry(at, [at], at < 6 ? 'Москва' : at < 9 ? 'Тверь' : undefined),
    )
    for (let seed = 0; seed < 30; seed += 1) {
      const { heats, conflicts } = drawHeats(entries, { heatSize: 4, seed })
      expect(conflicts).toEqual([])
      for (const heat of heats) {
        expect(heat.filter((id) => Number(id.slice(1)) < 6)).toHaveLength(2)
        expect(heat.filter((id) => [6, 7, 8].includes(Number(id.slice(1))))).toHaveLength(1)
      }
    }
  })
  test('a dancer is kept apart first; a group that cannot be spread then is marked', () => {
    const entries = [
      entry(1, [1], 'Москва'),
      entry(2, [2], 'Москва'),
      entry(3, [1, 2], 'Тверь'),
      entry(4, [1, 2], 'Тверь'),
    ]
    const { heats, conflicts } = drawHeats([...entries, entry(5, [3]), entry(6, [4])], {
      heatSize: 2,
      seed: 3,
    })
    expect(heats).toHaveLength(3)
    const together = heats.findIndex((heat) => heat.includes('e1') && heat.includes('e2'))
    expect(conflicts).toEqual([
      {
        kind: 'group',
        heat: together,
        group: 'Москва',
        entryIds: ['e1', 'e2'],
        reason: 'Развести поровну не удалось: Москва',
      },
    ])
  })
})

describe('any entries', () => {
  const entries = fc
    .array(
      fc.record({
        dancerIds: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
        group: fc.option(fc.constantFrom('Москва', 'Тверь', ''), { nil: null }),
      }),
      { maxLength: 30 },
    )
    .map((all) => all.map((one, at) => ({ id: `e${at}`, ...one })))

  test('each dances once, sizes differ by at most one, conflicts are those there are', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 12 }), fc.string(), (all, heatSize, seed) => {
        const { heats, conflicts } = drawHeats(all, { heatSize, seed })
        expect(heats.flat().sort()).toEqual(all.map(({ id }) => id).sort())
        expect(heats).toHaveLength(Math.ceil(all.length / heatSize))
        const [least = 0, most = 0] = [sizes(heats).at(0), sizes(heats).at(-1)]
        expect(most - least).toBeLessThanOrEqual(1)
        expect(most).toBeLessThanOrEqual(heatSize)

        const marked = conflicts.filter(({ kind }) => kind === 'dancer').length
        const met = heats.flatMap((heat) => {
          const inHeat = all.filter(({ id }) => heat.includes(id))
          return [...new Set(inHeat.flatMap(({ dancerIds }) => dancerIds))].filter(
            (dancer) => inHeat.filter(({ dancerIds }) => dancerIds.includes(dancer)).length > 1,
          )
        }).length
        expect(marked).toBe(met)
        expect(drawHeats(all, { heatSize, seed })).toEqual({ heats, conflicts })
      }),
    )
  })
  test('without dancers in common every group is spread evenly', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 12 }), fc.nat(), (all, heatSize, seed) => {
        const apart = all.map((one, at) => ({ ...one, dancerIds: [at] }))
        expect(drawHeats(apart, { heatSize, seed }).conflicts).toEqual([])
      }),
    )
  })
})

test('a thousand entries with busy dancers are drawn without a meeting', () => {
  const random = seededRandom('busy')
  const dancers = Array.from({ length: 700 }, (_, at) => at)
  const entries = [...shuffle(dancers, random), ...shuffle(dancers, random).slice(0, 300)].map(
    (dancer, at) => entry(at, [dancer], `Город ${dancer % 25}`),
  )
  const { heats, conflicts } = drawHeats(entries, { heatSize: 12, seed: 'big' })
  expect(heats).toHaveLength(84)
  expect(conflicts).toEqual([])
})

/** Pairs of entries that share a heat and a dancer, counted once for each dancer. */
function meetings(heats: readonly (readonly HeatEntry[])[]): number {
  let count = 0
  for (const heat of heats) {
    heat.forEach((one, at) => {
      for (const other of heat.slice(at + 1)) {
        count += one.dancerIds.filter((dancer) => other.dancerIds.includes(dancer)).length
      }
    })
  }
  return count
}

/** The fewest meetings any arrangement into heats of these sizes has, by trying all. */
function fewestMeetings(entries: readonly HeatEntry[], heatSizes: readonly number[]): number {
  const heats: HeatEntry[][] = heatSizes.map(() => [])
  let fewest = Number.POSITIVE_INFINITY
  const place = (at: number) => {
    const next = entries[at]
    if (next === undefined) {
      fewest = Math.min(fewest, meetings(heats))
      return
    }
    heats.forEach((heat, index) => {
      if (heat.length >= (heatSizes[index] ?? 0)) return
      heat.push(next)
      place(at + 1)
      heat.pop()
    })
  }
  place(0)
  return fewest
}
