import { interpolate, type Point } from '../geometry.ts'

/** Points close to each other on an SVG path of the commands M, L, c, s and z, as `drawPicture` writes them. */
export function pointsOf(path: string): Point[] {
  const points: Point[] = []
  let pen: Point = { x: 0, y: 0 }
  let mirrored = pen
  for (const [, command = '', text = ''] of path.matchAll(/([MLcsz])([^MLcsz]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
    const given = Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[index * 2] ?? 0,
      y: numbers[index * 2 + 1] ?? 0,
    }))
    if (command === 'M' || command === 'L') {
      pen = given[0] ?? pen
      points.push(pen)
      continue
    }
    if (command === 'z') continue
    const from = pen
    const moved = given.map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
    const [first, second, stop] = command === 'c' ? moved : [mirrored, ...moved]
    if (!first || !second || !stop) throw new Error(`Not a curve: ${command}${text}`)
    for (let t = 0.125; t <= 1; t += 0.125) points.push(cubic(from, first, second, stop, t))
    pen = stop
    mirrored = { x: 2 * stop.x - second.x, y: 2 * stop.y - second.y }
  }
  return points
}

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (axis: 'x' | 'y') => {
    const [ab, bc, cd] = [
      interpolate(a[axis], b[axis], t),
      interpolate(b[axis], c[axis], t),
      interpolate(c[axis], d[axis], t),
    ]
    return interpolate(interpolate(ab, bc, t), interpolate(bc, cd, t), t)
  }
  return { x: along('x'), y: along('y') }
}
