import { contrast, difference, toHex } from './oklch.ts'

/** What a colour of state tells. */
export type State = 'good' | 'warn' | 'bad'

export type StateColours = Record<State, string>

/** Hues in which a state is still told by its colour, degrees. */
const HUES: Record<State, readonly [from: number, to: number]> = {
  good: [135, 175],
  warn: [55, 95],
  bad: [8, 38],
}
const HUE_STEP = 5
const LIGHTNESS = { from: 0.3, to: 0.95, step: 0.02 }
/** Below, a state is a grey. */
const CHROMAS = [0.12, 0.15, 0.18, 0.21]

/** From here on two colours are told apart at a glance (OKLab). */
export const APART = 0.1

interface Surroundings {
  /** The colours of state that a team has unless its accent is too near. */
  usual: StateColours
  /** What words of a state stand on besides the surfaces. */
  tints: StateColours
  surfaces: readonly string[]
  /** The accent as a fill and as words. */
  accents: readonly string[]
  /** The least contrast of words. */
  least: number
}

/**
 * The colours of state beside an accent: the usual one, or the nearest shade of its hues that differs from the accent
 * and from the other states, and is readable on every surface.
 */
export function statesApart(around: Surroundings): StateColours {
  const { usual, tints, surfaces, accents, least } = around
  const found: Partial<StateColours> = {}
  // Red has the least room.
  for (const state of ['bad', 'warn', 'good'] as const) {
    const others = [...accents, ...Object.values(found)]
    const backgrounds = [...surfaces, tints[state]]
    const fits = (colour: string) =>
      others.every((other) => difference(colour, other) >= APART) &&
      backgrounds.every((background) => contrast(colour, background) >= least)
    const shades = [usual[state], ...shadesNear(state, usual[state])]
    found[state] = shades.find(fits) ?? usual[state]
  }
  return found as StateColours
}

const known = new Map<string, readonly string[]>()

/** The shades of a state, the nearest to its usual colour first. */
function shadesNear(state: State, usual: string): readonly string[] {
  const before = known.get(usual)
  if (before) return before
  const [from, to] = HUES[state]
  const shades = stepsOf(from, to, HUE_STEP).flatMap((h) =>
    stepsOf(LIGHTNESS.from, LIGHTNESS.to, LIGHTNESS.step).flatMap((l) =>
      CHROMAS.map((c) => toHex({ l, c, h })),
    ),
  )
  const byDistance = Map.groupBy(shades, (shade) => difference(shade, usual))
  const sorted = [...byDistance.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((distance) => byDistance.get(distance) ?? [])
  known.set(usual, sorted)
  return sorted
}

function stepsOf(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step)
}
