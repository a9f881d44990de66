export interface Point {
  x: number
  y: number
}

/** Sides of a rectangle, in the units of what it is said of. */
export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** 0 up to `from`, 1 after `to`, smooth to the second derivative in between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * t * (t * (6 * t - 15) + 10)
}

export function interpolate(one: number, other: number, share: number): number {
  return one + (other - one) * share
}

export function containsPoint({ left, top, right, bottom }: Rectangle, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

/** The least rectangle around some points. */
export function boundsOf(points: readonly Point[]): Rectangle {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}
