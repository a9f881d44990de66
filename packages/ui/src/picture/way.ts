import { boundsOf, interpolate, smoothStep, type Point, type Rectangle } from './geometry.ts'
import type { Random } from './random.ts'

/** A change of heading on the way of a couple. */
interface Turn {
  /** Its middle, as a share of the way. */
  at: number
  /** Whole turns, to the right. */
  turns: number
  /** How much of the way it takes. */
  length: number
}

/** What couples dance. Each figure is a line that looks well when its longer side lies level. */
const FIGURES: readonly [Turn[], ...Turn[][]] = [
  // One full turn.
  [{ at: 0.52, turns: 1, length: 0.72 }],
  // S
  [
    { at: 0.3, turns: 0.56, length: 0.5 },
    { at: 0.72, turns: -0.56, length: 0.5 },
  ],
  // A turn, then away.
  [
    { at: 0.38, turns: 1, length: 0.62 },
    { at: 0.82, turns: -0.3, length: 0.32 },
  ],
  // A bow, then a turn.
  [
    { at: 0.2, turns: -0.3, length: 0.36 },
    { at: 0.64, turns: 1.02, length: 0.6 },
  ],
  // An opening spiral.
  [{ at: 0.42, turns: 1.2, length: 0.8 }],
  // Eight.
  [
    { at: 0.28, turns: 0.85, length: 0.46 },
    { at: 0.74, turns: -0.85, length: 0.46 },
  ],
]

/** Steps of the way. */
export const STEPS = 240

/** The line that the middle of the ribbon follows: points at even steps. */
export type Way = readonly Point[]

/** A way of one unit a step, from nowhere: heading integrated along the way. */
export function danceWay(random: Random): Way {
  const figure = random.pick(FIGURES)
  const hand = random.pick([-1, 1])
  const sway = random.between(0.1, 0.28)
  const swayFrom = random.between(0, 2 * Math.PI)
  const way: Point[] = []
  let [x, y] = [0, 0]
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS
    let heading = sway * Math.sin(5 * share + swayFrom)
    for (const { at, turns, length } of figure) {
      const done = smoothStep(at - length / 2, at + length / 2, share)
      heading += hand * turns * 2 * Math.PI * done
    }
    way.push({ x, y })
    x += Math.cos(heading)
    y += Math.sin(heading)
  }
  return way
}

/** How a way lies in its frame, whatever the frame's size. */
export interface Pose {
  /** Angle between its longer side and that of the frame. */
  tilt: number
  isMirrored: boolean
}

/** The ends of a way are this share of it each; where nothing forbids it, they leave the frame. */
const END = 0.14

/** Sides of a frame that not even the ends may cross: behind them is text. */
export type ClosedSides = Record<keyof Rectangle, boolean>

/**
 * The way with its longer side along the frame's, filling the frame.
 * @param stretch the most that one side may be stretched against the other
 */
export function layWay(
  way: Way,
  { tilt, isMirrored }: Pose,
  frame: Rectangle,
  isClosed: ClosedSides,
  stretch: number,
): Way {
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  const angle = tilt - longAxisOf(way) + (width < height * 0.9 ? Math.PI / 2 : 0)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = isMirrored ? -1 : 1
  const turned = way.map(({ x, y }) => ({ x: (x * cos - y * sin) * side, y: x * sin + y * cos }))
  const whole = boundsOf(turned)
  const middle = boundsOf(turned.slice(Math.round(STEPS * END), Math.round(STEPS * (1 - END))))
  const bounds: Rectangle = {
    left: (isClosed.left ? whole : middle).left,
    right: (isClosed.right ? whole : middle).right,
    top: (isClosed.top ? whole : middle).top,
    bottom: (isClosed.bottom ? whole : middle).bottom,
  }
  const scaleX = width / (bounds.right - bounds.left)
  const scaleY = height / (bounds.bottom - bounds.top)
  const even = Math.sqrt(scaleX * scaleY)
  const kx = Math.min(scaleX, even * Math.sqrt(stretch))
  const ky = Math.min(scaleY, even * Math.sqrt(stretch))
  const from = {
    x: interpolate(bounds.left, bounds.right, 0.5),
    y: interpolate(bounds.top, bounds.bottom, 0.5),
  }
  const to = {
    x: interpolate(frame.left, frame.right, 0.5),
    y: interpolate(frame.top, frame.bottom, 0.5),
  }
  return turned.map(({ x, y }) => ({ x: to.x + (x - from.x) * kx, y: to.y + (y - from.y) * ky }))
}

/** The angle of the longer side: the main axis of the points. */
function longAxisOf(way: Way): number {
  const mean = { x: 0, y: 0 }
  for (const { x, y } of way) {
    mean.x += x / way.length
    mean.y += y / way.length
  }
  let [xx, yy, xy] = [0, 0, 0]
  for (const { x, y } of way) {
    xx += (x - mean.x) ** 2
    yy += (y - mean.y) ** 2
    xy += (x - mean.x) * (y - mean.y)
  }
  return Math.atan2(2 * xy, xx - yy) / 2
}
