/** Planks are `LENGTH` times as long as wide. */
const LENGTH = 4

/** The repeating tile in units of a plank's half diagonal: wide, tall. */
export const TILE = { width: LENGTH * 2, height: 2 }

type Point = readonly [x: number, y: number]

/** A plank rising to the right, and one falling: together the herringbone. */
const falling: Point[] = [
  [0, 0],
  [LENGTH, LENGTH],
  [LENGTH - 1, LENGTH + 1],
  [-1, 1],
]
const rising: Point[] = [
  [LENGTH - 1, LENGTH + 1],
  [LENGTH * 2 - 1, 1],
  [LENGTH * 2, 2],
  [LENGTH, LENGTH + 2],
]

function path(points: Point[], dx: number, dy: number): string {
  return `M${points.map(([x, y]) => `${x + dx} ${y + dy}`).join('L')}Z`
}

/** Every copy of a plank that touches the tile, as one path. */
function copies(points: Point[]): string {
  const rows = Array.from({ length: LENGTH / 2 + 2 }, (_, row) => -2 * row)
  return rows.flatMap((dy) => [0, TILE.width].map((dx) => path(points, dx, dy))).join('')
}

/** The planks of one tile by direction, as SVG paths. */
export const planks = { falling: copies(falling), rising: copies(rising) }
