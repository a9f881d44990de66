import type { Rectangle } from './geometry.ts'

/** Where a picture stands. */
export interface PictureFormat {
  /** Size in half px as it is mostly shown: whole numbers are then fine enough for a thin trace. */
  width: number
  height: number
  /** Where the ribbon may lie, as shares of the picture; beyond 0…1 it leaves it. */
  frame: Rectangle
  /** Room of the text, as shares of the picture: nothing but the floor is drawn there. */
  keepFree: readonly Rectangle[]
  /** Against 1, how wide the ribbon is. */
  boldness: number
  /** The most that one side of a figure may be stretched against the other: more makes ellipses of circles. */
  stretch: number
  /** Bézier curves along the whole way. */
  segments: number
  /** Whether there is room for seams, pleats, trace and shadow. */
  isDetailed: boolean
}

const whole: Rectangle = { left: 0, top: 0.02, right: 1, bottom: 1 }
const detailed = { boldness: 1, stretch: 1.25, segments: 16, isDetailed: true }

export const pictureFormats = {
  /** Over the whole width of a page; the left part is the text's. */
  hero: {
    ...detailed,
    boldness: 1.15,
    width: 2560,
    height: 960,
    frame: { left: 0.42, top: 0, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: -1, right: 0.42, bottom: 2 }],
  },
  /** The same on a phone: above the text. */
  heroNarrow: {
    ...detailed,
    boldness: 1.12,
    width: 750,
    height: 420,
    frame: { left: 0, top: 0, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: 1, right: 2, bottom: 9 }],
  },
  card: { ...detailed, width: 960, height: 640, frame: whole, keepFree: [] },
  /** 120 × 64 px before a row. */
  row: { ...detailed, width: 480, height: 256, segments: 13, frame: whole, keepFree: [] },
  /** A low band at the head of a page; the left part is the text's. */
  strip: {
    ...detailed,
    width: 2560,
    height: 336,
    stretch: 3,
    frame: { left: 0.36, top: -0.3, right: 1, bottom: 1.3 },
    keepFree: [{ left: -1, top: -1, right: 0.36, bottom: 2 }],
  },
  /** The same on a phone: above the text. */
  stripNarrow: {
    ...detailed,
    width: 750,
    height: 192,
    stretch: 2,
    frame: { left: 0, top: -0.25, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: 1, right: 2, bottom: 9 }],
  },
  /** 32 × 24 px in the header. */
  thumb: {
    width: 320,
    height: 240,
    frame: whole,
    keepFree: [],
    boldness: 1.5,
    stretch: 1.25,
    segments: 12,
    isDetailed: false,
  },
  /** What messengers show beside a link. */
  share: {
    ...detailed,
    boldness: 1.15,
    width: 2400,
    height: 1260,
    frame: { left: 0.56, top: 0, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: -1, right: 0.56, bottom: 2 }],
  },
  /** What a dancer posts: words below. */
  shareTall: {
    ...detailed,
    boldness: 1.2,
    width: 2160,
    height: 2700,
    frame: { left: 0, top: 0, right: 1, bottom: 0.46 },
    keepFree: [{ left: -1, top: 0.46, right: 2, bottom: 2 }],
  },
  /** The head of a letter: its words stand below. */
  letter: {
    ...detailed,
    width: 1120,
    height: 288,
    boldness: 1.1,
    stretch: 2,
    frame: { left: 0, top: -0.25, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: 1, right: 2, bottom: 9 }],
  },
  /** The head of a ticket; its lower part is the text's. */
  ticket: {
    ...detailed,
    boldness: 1.3,
    width: 960,
    height: 640,
    frame: { left: 0, top: 0, right: 1, bottom: 0.66 },
    keepFree: [{ left: -1, top: 0.66, right: 2, bottom: 2 }],
  },
} as const satisfies Record<string, PictureFormat>

export type PictureFormatName = keyof typeof pictureFormats

/** Where the ribbon is nearest, from the top: its faces shade down to there. */
export function nearEdge({ height, frame }: PictureFormat): number {
  return Math.round(Math.min(1, frame.bottom) * height)
}
