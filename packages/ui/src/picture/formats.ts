import type { Rectangle } from './geometry.ts'

/** Where a picture stands. */
export interface PictureFormat {
  /** Size in the units of the drawing: about the px it is shown at. */
  width: number
  height: number
  /** Where the ribbon may lie, as shares of the picture; beyond 0…1 it leaves it. */
  frame: Rectangle
  /** Room of the text, as shares of the picture: nothing but the floor is drawn there. */
  keepFree: readonly Rectangle[]
  /** Against 1, how wide the ribbon is. */
  boldness: number
  /** Bézier curves along the whole way. */
  segments: number
  /** Whether there is room for seams, pleats, trace and shadow. */
  isDetailed: boolean
}

const whole: Rectangle = { left: 0, top: 0.02, right: 1, bottom: 1 }
const detailed = { boldness: 1, segments: 16, isDetailed: true }

export const pictureFormats = {
  /** Over the whole width of a page; the left part is the text's. */
  hero: {
    ...detailed,
    width: 1280,
    height: 480,
    frame: { left: 0.42, top: 0, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: -1, right: 0.42, bottom: 2 }],
  },
  /** The same on a phone: above the text. */
  heroNarrow: {
    ...detailed,
    width: 375,
    height: 210,
    frame: { left: 0, top: 0, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: 1, right: 2, bottom: 9 }],
  },
  card: { ...detailed, width: 480, height: 320, frame: whole, keepFree: [] },
  /** 120 × 64 px before a row. */
  row: { ...detailed, width: 240, height: 128, segments: 13, frame: whole, keepFree: [] },
  /** A low band at the head of a page; the left part is the text's. */
  strip: {
    ...detailed,
    width: 1280,
    height: 168,
    boldness: 1.1,
    frame: { left: 0.36, top: -0.5, right: 1.04, bottom: 1.5 },
    keepFree: [{ left: -1, top: -1, right: 0.36, bottom: 2 }],
  },
  /** The same on a phone: above the text. */
  stripNarrow: {
    ...detailed,
    width: 375,
    height: 96,
    frame: { left: -0.04, top: -0.4, right: 1.04, bottom: 1 },
    keepFree: [{ left: -1, top: 1, right: 2, bottom: 9 }],
  },
  /** 32 × 24 px in the header. */
  thumb: {
    width: 160,
    height: 120,
    frame: whole,
    keepFree: [],
    boldness: 1.5,
    segments: 12,
    isDetailed: false,
  },
  /** What messengers show beside a link. */
  share: {
    ...detailed,
    width: 1200,
    height: 630,
    frame: { left: 0.56, top: 0, right: 1, bottom: 1 },
    keepFree: [{ left: -1, top: -1, right: 0.56, bottom: 2 }],
  },
  /** The head of a ticket; its lower part is the text's. */
  ticket: {
    ...detailed,
    width: 480,
    height: 320,
    frame: { left: 0, top: 0, right: 1, bottom: 0.66 },
    keepFree: [{ left: -1, top: 0.66, right: 2, bottom: 2 }],
  },
} as const satisfies Record<string, PictureFormat>

export type PictureFormatName = keyof typeof pictureFormats
