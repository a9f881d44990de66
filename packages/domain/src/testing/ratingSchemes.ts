import { initialScheme, type PointsScheme } from '../rating/scheme.ts'

const base: PointsScheme = { ...initialScheme, starts_on: '2020-01-01' }
const oneTier = (points: number[]) => [{ from: 1, points }]

/** WSDC as the built-in example, and schemes of the other shapes that teams use. */
export const ratingSchemes = {
  wsdc: base,
  multipliers: {
    ...base,
    name: 'По виду турнира',
    tiers: oneTier([20, 15, 10, 5]),
    multipliers: [
      { kind: 'Чемпионат', percent: 250 },
      { kind: 'Первенство', percent: 200 },
      { kind: 'Кубок', percent: 100 },
      { kind: 'Клубный', percent: 50 },
    ],
  },
  couples: {
    ...base,
    name: 'По числу пар',
    tiers: [],
    formula: { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null },
    window: { kind: 'rolling', months: 12 },
    ties: 'fewer-events',
  },
  finals: {
    ...base,
    name: 'Финалы',
    tiers: oneTier([6, 5, 4, 3, 2, 1]),
    finalists_only: true,
    window: { kind: 'rolling', months: 12 },
    best: 4,
    promotions: [{ level: 'D', points: 12, to: 'C' }],
  },
  tiers: {
    ...base,
    name: 'Ступени',
    tiers: [
      { from: 3, points: [3, 2, 1] },
      { from: 8, points: [8, 6, 4, 2], rest: { points: 1, to: 8 } },
    ],
    counts_disqualified: true,
    window: { kind: 'season', from_month: 9 },
    minimum: 2,
  },
} satisfies Record<string, PointsScheme>
