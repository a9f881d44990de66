import { areaPath, openPath } from './curve.ts'
import type { PictureFormat } from './formats.ts'
import { containsPoint, type Point, type Rectangle } from './geometry.ts'
import { randomOf } from './random.ts'
import { spinOf, sweepRibbon, type Ribbon, type Spin } from './ribbon.ts'
import { danceWay, layWay, STEPS, type ClosedSides, type Pose, type Way } from './way.ts'

/** What a shape is painted with. */
export type Paint = 'seam' | 'shade' | 'front' | 'back' | 'pleat' | 'trace'

export interface Shape {
  paint: Paint
  /** SVG path in whole units of the format. */
  path: string
}

/** What of a picture its seed decides; how it lies depends on the format. */
interface Dance {
  way: Way
  spin: Spin
  pose: Pose
}

function danceOf(seed: string): Dance {
  const random = randomOf(seed)
  return {
    way: danceWay(random),
    spin: spinOf(random),
    pose: { tilt: random.between(-0.3, 0.3), isMirrored: random.pick([true, false]) },
  }
}

/**
 * The picture of an event: a ribbon swept by two partners who turn about each other, over the seams of
 * a parquet floor. The same seed and format give the same picture on every machine.
 * @param seed what the figure comes from: the event's id
 * @returns the shapes from the lowest to the topmost, at most 20
 */
export function drawPicture(seed: string, format: PictureFormat): Shape[] {
  const dance = danceOf(seed)
  const ribbon = placeRibbon(dance, format)
  if (!format.isDetailed) return ribbonShapes(ribbon, format, false)
  return [
    { paint: 'seam', path: seams(format, dance.pose) },
    { paint: 'shade', path: shadow(ribbon, format) },
    ...ribbonShapes(ribbon, format, true),
  ]
}

/** How often the frame draws back before the ribbon is out of the text's room. */
const TRIES = 24

/** Lays the ribbon into its frame; while anything of it enters the text's room, the frame draws back. */
function placeRibbon({ way, spin, pose }: Dance, format: PictureFormat): Ribbon {
  const { width, height, boldness } = format
  const rooms = format.keepFree.map((room) => roomOf(room, width, height))
  const isClosed = closedSides(rooms)
  let frame = scaled(format.frame, width, height)
  for (let tried = 0; ; tried++) {
    const size = Math.sqrt((frame.right - frame.left) * (frame.bottom - frame.top))
    const laid = layWay(way, pose, frame, isClosed, format.stretch)
    const ribbon = sweepRibbon(laid, { ...spin, width: spin.width * boldness }, size, height)
    const drawn = drawnBack(frame, ribbon, rooms)
    if (drawn === frame || tried === TRIES) return ribbon
    frame = drawn
  }
}

function scaled(share: Rectangle, width: number, height: number): Rectangle {
  return {
    left: share.left * width,
    right: share.right * width,
    top: share.top * height,
    bottom: share.bottom * height,
  }
}

/** From which side of the picture a kept room is seen. */
type Side = keyof Rectangle

interface Room extends Rectangle {
  side: Side
}

/** Room around the text's room, as a share of the picture: Bézier curves stray a little from the ribbon. */
const MARGIN = 0.015

function roomOf(share: Rectangle, width: number, height: number): Room {
  const { left, right, top, bottom } = scaled(share, width, height)
  const margin = MARGIN * Math.sqrt(width * height)
  const isRow = share.left <= 0 && share.right >= 1
  const vertical = share.top + share.bottom < 1 ? 'top' : 'bottom'
  const horizontal = share.left + share.right < 1 ? 'left' : 'right'
  return {
    left: left - margin,
    right: right + margin,
    top: top - margin,
    bottom: bottom + margin,
    side: isRow ? vertical : horizontal,
  }
}

function closedSides(rooms: readonly Room[]): ClosedSides {
  const has = (side: Side) => rooms.some((room) => room.side === side)
  return { left: has('left'), right: has('right'), top: has('top'), bottom: has('bottom') }
}

/** The frame without what reaches into a room; the frame itself where nothing does. */
function drawnBack(frame: Rectangle, ribbon: Ribbon, rooms: readonly Room[]): Rectangle {
  const entered = rooms
    .map((room) => ({ side: room.side, depth: depthIn(room, ribbon) }))
    .find(({ depth }) => depth > 0)
  return entered ? { ...frame, [entered.side]: inward(frame, entered) } : frame
}

function inward(frame: Rectangle, { side, depth }: { side: Side; depth: number }): number {
  const isAcross = side === 'left' || side === 'right'
  const length = isAcross ? frame.right - frame.left : frame.bottom - frame.top
  // A ribbon that is far inside would turn the frame inside out.
  const by = Math.min(depth + 1, length * 0.2)
  return side === 'left' || side === 'top' ? frame[side] + by : frame[side] - by
}

/** How far the ribbon, its trace or its shadow reach into a room. */
function depthIn(room: Room, ribbon: Ribbon): number {
  const edges = [ribbon.line, ribbon.shadow].flatMap((line) => [line(1), line(-1)])
  let deepest = 0
  for (const curve of [...edges, ribbon.trace[0]]) {
    for (let step = 0; step <= STEPS; step += 3) {
      const point = curve(step)
      if (!containsPoint(room, point)) continue
      const depths = {
        left: room.right - point.x,
        right: point.x - room.left,
        top: room.bottom - point.y,
        bottom: point.y - room.top,
      }
      deepest = Math.max(deepest, depths[room.side])
    }
  }
  return deepest
}

/** Lines of a face at these shares of the bar, as in a pleated skirt: closer at one edge. */
const PLEATS = [0.74, 0.46, 0.12, -0.28]

function ribbonShapes(ribbon: Ribbon, { segments }: PictureFormat, isDetailed: boolean): Shape[] {
  const [left, right] = [ribbon.line(1), ribbon.line(-1)]
  return ribbon.pieces.flatMap(({ from, to, isFront, isTraceOver }) => {
    const face: Shape = {
      paint: isFront ? 'front' : 'back',
      path: areaPath(left, right, from, to, segments),
    }
    if (!isDetailed) return [face]
    const pleats = PLEATS.map((share) => openPath(ribbon.line(share), from, to, segments)).join('')
    const sides: Shape[] = isFront ? [face, { paint: 'pleat', path: pleats }] : [face]
    // A little longer than its piece, or a hair of the ground would show between two.
    const trace: Shape = {
      paint: 'trace',
      path: areaPath(...ribbon.trace, from, to + 0.6, segments),
    }
    return isTraceOver ? [...sides, trace] : [trace, ...sides]
  })
}

/** One soft shadow on the floor. */
function shadow(ribbon: Ribbon, { segments }: PictureFormat): string {
  const [left, right] = [ribbon.shadow(1), ribbon.shadow(-1)]
  // Both faces in one direction, or they would cancel each other where they overlap.
  return ribbon.pieces
    .map(({ from, to, isFront }) =>
      areaPath(isFront ? left : right, isFront ? right : left, from, to, segments),
    )
    .join('')
}

/** Seams of the floor run to one point above the picture; they go on as far as its words do. */
function seams({ width, height, frame, keepFree }: PictureFormat, { isMirrored }: Pose): string {
  const middle = ((frame.left + frame.right) / 2 + (isMirrored ? -0.2 : 0.2)) * width
  const far: Point = { x: middle, y: -0.55 * height }
  const gap = Math.max(width, height * 1.5) / 5.2
  const end = height * Math.max(1, ...keepFree.map(({ bottom }) => bottom))
  const at = (seam: number, y: number) =>
    Math.round(far.x + seam * gap * ((y - far.y) / (height - far.y)))
  let path = ''
  for (let seam = -9; seam <= 9; seam++) {
    const [top, bottom] = [at(seam, 0), at(seam, height)]
    if (Math.max(top, bottom) > -width / 3 && Math.min(top, bottom) < width) {
      path += `M${top} 0L${at(seam, end)} ${end}`
    }
  }
  return path
}
