import type { Point } from './geometry.ts'
import type { Curve } from './ribbon.ts'
import { STEPS } from './way.ts'

/** Bézier curves a whole way is drawn with. */
export interface Fineness {
  segments: number
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** Numbers as short as SVG takes them. */
function say(points: readonly Point[]): string {
  return points
    .map(({ x, y }) => `${x} ${y}`)
    .join(' ')
    .replaceAll(' -', '-')
}

/** Cubic curves through points of `curve`, from where the pen stands. */
function continueAlong(
  curve: Curve,
  from: number,
  to: number,
  segments: number,
  pen: Point,
): string {
  const count = Math.max(1, Math.round((Math.abs(to - from) / STEPS) * segments))
  const third = (to - from) / count / 3
  let [path, last] = ['', pen]
  for (let index = 0; index < count; index++) {
    const start = from + ((to - from) * index) / count
    const end = from + ((to - from) * (index + 1)) / count
    const leaving = slopeAt(curve, start, third)
    const arriving = slopeAt(curve, end, third)
    const [p, q] = [curve(start), curve(end)]
    const first = rounded({ x: p.x + leaving.x, y: p.y + leaving.y })
    const second = rounded({ x: q.x - arriving.x, y: q.y - arriving.y })
    const stop = rounded(q)
    const relative = ({ x, y }: Point): Point => ({ x: x - last.x, y: y - last.y })
    // Evenly spaced curves meet smoothly: all but the first leave out the point that mirrors.
    path +=
      index === 0
        ? `c${say([first, second, stop].map(relative))}`
        : `s${say([second, stop].map(relative))}`
    last = stop
  }
  return path
}

/** How far the curve goes while its position grows by `by`, at that point's speed. */
function slopeAt(curve: Curve, step: number, by: number): Point {
  const [before, after] = [curve(step - 1), curve(step + 1)]
  return { x: ((after.x - before.x) / 2) * by, y: ((after.y - before.y) / 2) * by }
}

/** SVG path of a curve. */
export function openPath(curve: Curve, from: number, to: number, segments: number): string {
  const start = rounded(curve(from))
  return `M${say([start])}${continueAlong(curve, from, to, segments, start)}`
}

/** SVG path of the area between two curves. */
export function areaPath(
  there: Curve,
  back: Curve,
  from: number,
  to: number,
  segments: number,
): string {
  const turn = rounded(back(to))
  const returning = continueAlong(back, to, from, segments, turn)
  return `${openPath(there, from, to, segments)}L${say([turn])}${returning}z`
}
