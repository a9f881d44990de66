import { interpolate, smoothStep, type Point } from './geometry.ts'
import type { Random } from './random.ts'
import { STEPS, type Way } from './way.ts'

/** What of a ribbon its seed decides. */
export interface Spin {
  /** How often the bar between the partners turns about the way. */
  turns: number
  hand: -1 | 1
  /** Angle of the bar at the start. */
  from: number
  /** Angle between the bar and the partner who leaves the thin trace. */
  partner: number
  /** Width as a share of the picture. */
  width: number
}

export function spinOf(random: Random): Spin {
  return {
    turns: random.pick([1, 1.5, 1.5, 2]),
    hand: random.pick([-1, 1]),
    from: random.between(0, 2 * Math.PI),
    partner: random.between(1, 1.9) * random.pick([-1, 1]),
    width: random.between(0.1, 0.13),
  }
}

/** A curve by its position on the way, 0…STEPS. */
export type Curve = (step: number) => Point

export interface Ribbon {
  /** The line at a share of the bar, −1…1: the two edges are ±1. */
  line: (share: number) => Curve
  /** Where the shadow of a line of the ribbon falls: its ends lie on the floor. */
  shadow: (share: number) => Curve
  /** The two edges of the thin trace that winds about the ribbon. */
  trace: readonly [Curve, Curve]
  /** Parts between the places where the bar is seen from its end: there the other side begins. */
  pieces: readonly Piece[]
}

export interface Piece {
  from: number
  to: number
  isFront: boolean
  /** Whether the trace passes over the ribbon here, or under it. */
  isTraceOver: boolean
}

/** The partner is that much further from the middle than the bar's end. */
const TRACE_REACH = 1.38
/** How far the shadow falls, as a share of the picture. */
const LIFT = 1 / 14
/** Half the width of the trace as a share of the ribbon's. */
const TRACE_WIDTH = 0.055

/**
 * The ribbon swept by a bar that turns about the way.
 * @param size of the picture: widths are shares of it
 * @param height of the picture: what is lower is nearer, and wider
 */
export function sweepRibbon(way: Way, spin: Spin, size: number, height: number): Ribbon {
  const tangents = way.map((_, step) => directionAt(way, step))
  const radii = bendRadii(way, size)
  const angleAt = (step: number) =>
    spin.from + spin.hand * spin.turns * 2 * Math.PI * (step / STEPS)
  const reaches = way.map(({ y }, step) => {
    const share = step / STEPS
    const near = interpolate(0.55, 1.3, Math.min(1.1, Math.max(-0.1, y / height)))
    const ends = smoothStep(-0.005, 0.2, share) * smoothStep(-0.005, 0.2, 1 - share)
    const wide = spin.width * size * near * ends
    return Math.max(0.01, wide)
  })

  const pointAt = (step: number, angle: number, share: number, slack = 1.4): Point => {
    const index = Math.min(STEPS, Math.max(0, step))
    const { x, y } = way[index] ?? { x: 0, y: 0 }
    const tangent = tangents[index] ?? { x: 1, y: 0 }
    const reach = limited(share * (reaches[index] ?? 0), (radii[index] ?? size) / slack)
    const across = Math.cos(angle) * reach
    return { x: x - tangent.y * across, y: y + tangent.x * across }
  }
  const line = (share: number) => through((step) => pointAt(step, angleAt(step), share))

  const shadow = (share: number) =>
    through((step) => {
      const { x, y } = pointAt(step, angleAt(step), share)
      const lift = size * LIFT * Math.sin((Math.PI * step) / STEPS)
      return { x: x - lift * 0.3, y: y + lift }
    })

  const partnerAt = through((step) => pointAt(step, angleAt(step) + spin.partner, TRACE_REACH, 1.9))
  const traceEdge = (side: -1 | 1) =>
    through((step) => {
      const { x, y } = partnerAt(step)
      const before = partnerAt(step - 1)
      const after = partnerAt(step + 1)
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const facing = 0.4 + 0.6 * Math.abs(Math.sin(angleAt(step) + spin.partner))
      const half = side * TRACE_WIDTH * facing * (reaches[Math.min(STEPS, Math.max(0, step))] ?? 0)
      return {
        x: x - ((after.y - before.y) / length) * half,
        y: y + ((after.x - before.x) / length) * half,
      }
    })

  return { line, shadow, trace: [traceEdge(-1), traceEdge(1)], pieces: piecesOf(spin, angleAt) }
}

/** No further from the way than its bend allows, or the inner edge would turn back. */
function limited(reach: number, most: number): number {
  return Math.sign(reach) / Math.hypot(1 / (Math.abs(reach) || 1e-6), 1 / most)
}

/** A curve through points at whole steps, each asked for once; it ends where the way does. */
function through(pointAt: (step: number) => Point): Curve {
  const points: Point[] = []
  const at = (step: number): Point => (points[step] ??= pointAt(step))
  return (step) => {
    const inside = Math.min(STEPS, Math.max(0, step))
    const below = Math.floor(inside)
    const one = at(below)
    if (below === inside) return one
    const other = at(below + 1)
    return {
      x: interpolate(one.x, other.x, inside - below),
      y: interpolate(one.y, other.y, inside - below),
    }
  }
}

function directionAt(way: Way, step: number): Point {
  const before = way[Math.max(0, step - 2)] ?? { x: 0, y: 0 }
  const after = way[Math.min(STEPS, step + 2)] ?? { x: 1, y: 0 }
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
  return { x: (after.x - before.x) / length, y: (after.y - before.y) / length }
}

/** Over so many steps before and after it a bend narrows the ribbon. */
const REACH_OF_BEND = 40

/** The radius of the bend at each step, smoothed along the way; `size` where it is straight. */
function bendRadii(way: Way, size: number): number[] {
  const bends = way.map((point, step) => {
    const before = way[Math.max(0, step - 4)] ?? point
    const after = way[Math.min(STEPS, step + 4)] ?? point
    const [ax, ay] = [point.x - before.x, point.y - before.y]
    const [bx, by] = [after.x - point.x, after.y - point.y]
    const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)]
    if (a === 0 || b === 0) return 0
    return (2 * Math.abs(ax * by - ay * bx)) / (a * b * (a + b))
  })
  // The tightest bend near by counts most; so the ribbon narrows before it and not in it.
  return bends.map((_, step) => {
    let [sum, weight] = [0, 0]
    for (let apart = -REACH_OF_BEND; apart <= REACH_OF_BEND; apart += 4) {
      const bend = bends[step + apart]
      if (bend === undefined) continue
      const share = 1 + Math.cos((Math.PI * apart) / REACH_OF_BEND)
      sum += share * bend ** 3
      weight += share
    }
    return 1 / Math.max(1 / size, Math.cbrt(sum / weight))
  })
}

function piecesOf(
  { turns, hand, from, partner }: Spin,
  angleAt: (step: number) => number,
): Piece[] {
  // Where the cosine of the bar's angle changes its sign.
  const cuts = [0]
  const sweep = turns * 2 * Math.PI
  const first = hand === 1 ? from : -from
  for (let half = Math.ceil(first / Math.PI - 0.5); ; half++) {
    const step = (((half + 0.5) * Math.PI - first) / sweep) * STEPS
    if (step >= STEPS) break
    if (step > 0) cuts.push(step)
  }
  return cuts.map((start, index) => {
    const to = cuts[index + 1] ?? STEPS
    const isFront = Math.cos(angleAt((start + to) / 2)) > 0
    // The partner is before the bar's plane on one side of the ribbon, and behind it on the other.
    return { from: start, to, isFront, isTraceOver: Math.sin(partner) > 0 === isFront }
  })
}
