import { contrast, toHex, toOklch, type Oklch } from './oklch.ts'

/**
 * How the colours of a picture come from the accent: the accent as the ground, deeper, pale; `stage`
 * on the dark theme, `paper` in print.
 */
export type PictureTone = 'colour' | 'dusk' | 'dawn' | 'stage' | 'paper'

export interface PictureColours {
  ground: string
  /** Text on the ground. */
  onGround: string
  /** Secondary text on the ground. */
  onGround2: string
  /** A date tile on the ground; its words are white. */
  groundTile: string
  seam: string
  shade: string
  /** The face of the ribbon, near and far. */
  front: string
  frontFar: string
  /** Its other side. */
  back: string
  backFar: string
  pleat: string
  trace: string
}

type Shade = (l: number, c: number, turned?: number) => string

/** What is known of an accent before a tone is chosen. */
interface Accent {
  l: number
  c: number
  isGrey: boolean
  isPale: boolean
  shade: Shade
  /** How far the hue of the thin trace leans towards warm light, degrees. */
  warm: number
}

function accentOf(hex: string): Accent {
  const { l, c, h } = toOklch(hex)
  const isGrey = c < 0.02
  // A yellow that darkens goes to amber, not to olive.
  const amber = (lightness: number) => (h > 75 && h < 128 ? Math.max(0, 0.92 - lightness) * -62 : 0)
  const shade: Shade = (lightness, chroma, turned = 0) =>
    toHex({
      l: lightness,
      c: isGrey ? Math.min(chroma, 0.006) : chroma,
      h: isGrey ? 70 : h + turned + amber(lightness),
    } satisfies Oklch)
  const toWarm = ((70 - h + 540) % 360) - 180
  return { l, c, isGrey, isPale: l > 0.82, shade, warm: Math.max(-55, Math.min(55, toWarm)) }
}

type Painted = Omit<PictureColours, 'onGround' | 'onGround2'>

function stage({ c, isGrey, isPale, shade, warm }: Accent): Painted {
  return {
    ground: shade(0.235, 0.036),
    groundTile: shade(0.35, 0.045),
    seam: shade(0.285, 0.04),
    shade: shade(0.175, 0.03),
    front: shade(0.85, Math.max(isPale ? 0.15 : 0.1, c), 8),
    frontFar: shade(0.56, c),
    back: shade(isGrey ? 0.46 : 0.5, Math.max(c, 0.06), -8),
    backFar: shade(0.32, c * 0.7),
    pleat: shade(0.42, c * 0.8),
    trace: shade(0.92, 0.07, warm),
  }
}

function paper({ l, c, isGrey, isPale, shade, warm }: Accent): Painted {
  return {
    ground: '#ffffff',
    groundTile: shade(0.32, c * 0.7),
    seam: shade(0.95, 0.012),
    shade: shade(0.945, 0.02),
    front: isGrey ? shade(0.35, 0) : shade(isPale ? 0.88 : Math.max(l, 0.42), isPale ? 0.16 : c),
    frontFar: shade(0.82, Math.min(0.1, c), 8),
    back: shade(isPale ? 0.55 : 0.28, c * 0.9, -8),
    backFar: shade(0.6, c * 0.8, -8),
    pleat: shade(isPale ? 0.74 : 0.84, c * 0.5),
    trace: shade(0.76, 0.13, warm),
  }
}

function dawn({ l, c, isGrey, isPale, shade, warm }: Accent): Painted {
  return {
    ground: shade(0.925, Math.max(0.03, c * 0.28)),
    groundTile: shade(0.32, c * 0.7),
    seam: shade(0.89, c * 0.32),
    shade: shade(0.87, c * 0.36),
    front: isGrey ? shade(0.25, 0) : shade(isPale ? 0.84 : Math.min(l, 0.6), isPale ? 0.16 : c),
    frontFar: shade(0.7, Math.min(c, 0.13), 6),
    back: shade(0.3, c * 0.8, -8),
    backFar: shade(0.5, c * 0.9, -6),
    pleat: shade(isPale ? 0.7 : 0.76, c * 0.7),
    trace: shade(isGrey ? 1 : 0.78, 0.13, warm),
  }
}

/** The accent itself is the ground; one too light for white letters and too dark for black ones is deepened. */
function colour({ l, c, isGrey, isPale, shade, warm }: Accent): Painted {
  if (isPale) {
    return {
      ground: shade(l, c),
      groundTile: shade(0.32, 0.06),
      seam: shade(l - 0.06, c * 0.9),
      shade: shade(l - 0.05, c),
      front: shade(0.3, 0.05),
      frontFar: shade(0.55, 0.1),
      back: shade(0.78, 0.17),
      backFar: shade(0.87, 0.14),
      pleat: shade(0.62, 0.12),
      trace: '#ffffff',
    }
  }
  const ground = Math.min(l, 0.5)
  const isBlack = ground < 0.25
  const lowered = (by: number) => Math.max(0.08, ground - by)
  return {
    ground: shade(ground, c),
    groundTile: shade(isBlack ? ground + 0.2 : lowered(0.12), c * 0.75),
    seam: shade(isBlack ? ground + (isGrey ? 0.2 : 0.06) : ground - 0.04, c),
    shade: shade(isBlack && isGrey && ground < 0.1 ? ground + 0.12 : lowered(0.06), c),
    front: shade(0.94, Math.min(0.045, c), 20),
    frontFar: shade(0.74, Math.min(0.11, c), 8),
    back: shade(isBlack ? 0.5 : ground - 0.19, c * 0.9, -6),
    backFar: shade(isBlack ? 0.32 : ground - 0.1, c * 0.95, -4),
    pleat: shade(0.66, c * 0.85),
    trace: shade(isGrey ? 1 : 0.84, 0.13, warm),
  }
}

function dusk(accent: Accent): Painted {
  const { l, c, isPale, shade } = accent
  if (isPale) {
    return {
      ...stage(accent),
      ground: shade(0.3, 0.05),
      groundTile: shade(0.42, 0.06),
      shade: shade(0.25, 0.045),
      seam: shade(0.35, 0.05),
    }
  }
  const ground = l < 0.25 ? 0.3 : Math.min(l, 0.5) - 0.16
  return {
    ...colour({ ...accent, l: ground, c: c * 0.85 }),
    back: shade(0.5, c, -6),
    backFar: shade(0.36, c * 0.9, -6),
  }
}

function paint(accent: Accent, tone: PictureTone): Painted {
  if (tone === 'stage') return stage(accent)
  if (tone === 'paper') return paper(accent)
  // A neon lights a dark floor.
  if (accent.c > 0.21 && accent.l > 0.7) return stage(accent)
  return { colour, dusk, dawn }[tone](accent)
}

/** WCAG 2.2 AA with a little room for rounding. */
const TEXT_CONTRAST = 4.55

/** Words on the ground, also where a seam or the shadow runs under them. */
function wordsOn({ ground, seam, shade }: Painted, { shade: tinted }: Accent) {
  const grounds = [ground, seam, shade]
  const reads = (ink: string) => grounds.every((one) => contrast(ink, one) >= TEXT_CONTRAST)
  const isDark = reads('#ffffff')
  const quiet = isDark
    ? [tinted(0.88, 0.03), tinted(0.94, 0.02)]
    : [tinted(0.42, 0.05), tinted(0.3, 0.04)]
  const ink = isDark ? '#ffffff' : tinted(0.2, 0.02)
  return { onGround: ink, onGround2: quiet.find(reads) ?? ink }
}

/**
 * The colours of a picture.
 * @param hex the accent, `#rrggbb`
 */
export function pictureColours(hex: string, tone: PictureTone): PictureColours {
  const accent = accentOf(hex)
  const painted = paint(accent, tone)
  return { ...painted, ...wordsOn(painted, accent) }
}

const TURNS: readonly PictureTone[] = ['colour', 'dusk', 'dawn']

/**
 * The tone of an event: given in turn, so that neighbours in a list differ; an event keeps it everywhere.
 * @param seed the event's id; whatever is no number is drawn in the accent itself
 */
export function toneOf(seed: number | string): PictureTone {
  return TURNS[Number(seed) % TURNS.length] ?? 'colour'
}
