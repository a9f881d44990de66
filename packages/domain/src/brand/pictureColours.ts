import type { Brand } from './brand.ts'
import { contrast, toHex, toOklch } from './oklch.ts'
import type { PictureTone } from './pictureTone.ts'
import { isYellow, withLightness } from './withLightness.ts'

export interface PictureColours {
  ground: string
  /** Text on the ground. */
  onGround: string
  /** Secondary text on the ground. */
  onGround2: string
  /** A date tile on the ground; its words are white, 7 : 1. */
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

/** What is known of an accent before a tone is chosen. */
interface Accent {
  l: number
  c: number
  isGrey: boolean
  /** Light enough for dark words: it stays the ground, and the ribbons are dark. */
  isPale: boolean
  /** Chroma of ribbons: a pale accent has more of it than it shows. */
  vivid: number
  /** A colour of the accent's hue, turned by some degrees; of a yellow only towards amber. */
  shade: (l: number, c: number, turned?: number) => string
  /** The thin trace leans towards warm light, whatever the accent. */
  warm: (l: number, c: number) => string
}

const WARM = 70

/** What pictures of a grey accent have of a hue: the team's greys stand beside them. */
const GREYS = {
  accent: { chroma: 0.006, hue: WARM },
  warm: { chroma: 0.006, hue: WARM },
  cool: { chroma: 0.008, hue: 250 },
  neutral: { chroma: 0, hue: 0 },
}

function accentOf(hex: string, greys: NonNullable<Brand['greys']>): Accent {
  const accent = toOklch(hex)
  const grey = GREYS[greys]
  const { l, c } = accent
  const isGrey = c < 0.02
  const isPale = l > 0.74
  return {
    l,
    c,
    isGrey,
    isPale,
    vivid: isGrey ? 0 : isPale ? Math.max(c, 0.11) : c,
    shade(lightness, chroma, turned = 0) {
      if (isGrey) return toHex({ l: lightness, c: Math.min(chroma, grey.chroma), h: grey.hue })
      const { h } = withLightness(accent, lightness)
      const turn = isYellow(accent) ? -Math.abs(turned) : turned
      return toHex({ l: lightness, c: chroma, h: h + turn })
    },
    warm: (lightness, chroma) => toHex({ l: lightness, c: isGrey ? 0 : chroma, h: WARM }),
  }
}

type Painted = Omit<PictureColours, 'onGround' | 'onGround2'>

/** The dark theme: a dark floor, and the ribbon shines. */
function stage({ c, isGrey, isPale, vivid, shade, warm }: Accent, ground = 0.235): Painted {
  return {
    ground: shade(ground, 0.036),
    groundTile: shade(ground + 0.12, 0.045),
    seam: shade(ground + 0.05, 0.04),
    shade: shade(ground - 0.06, 0.03),
    front: shade(0.85, Math.max(isPale ? 0.15 : 0.1, c), 8),
    frontFar: shade(0.56, vivid),
    back: shade(isGrey ? 0.46 : 0.5, Math.max(vivid, 0.06), -8),
    backFar: shade(0.32, vivid * 0.7),
    pleat: shade(0.42, vivid * 0.8),
    trace: warm(0.93, 0.06),
  }
}

/** Print: nothing but the ribbon and its trace. */
function paper({ l, isGrey, isPale, vivid, shade, warm }: Accent): Painted {
  const front = isPale ? 0.84 : Math.max(l, 0.42)
  return {
    ground: '#ffffff',
    groundTile: shade(0.32, vivid * 0.7),
    seam: shade(0.95, 0.012),
    shade: shade(0.945, 0.02),
    front: isGrey ? shade(0.35, 0) : shade(front, isPale ? 0.15 : vivid),
    frontFar: shade(0.84, Math.min(0.1, vivid), 8),
    back: shade(isPale ? 0.5 : 0.28, vivid * 0.9, -8),
    backFar: shade(0.6, vivid * 0.8, -8),
    pleat: shade(isPale ? 0.72 : 0.86, vivid * 0.5),
    trace: warm(0.76, 0.13),
  }
}

/** Pale ground, the ribbon in the accent itself. */
function dawn({ l, c, isGrey, isPale, vivid, shade, warm }: Accent): Painted {
  const ground = isPale ? 0.965 : 0.925
  const front = isPale ? shade(0.8, 0.15) : shade(Math.min(l, 0.6), c)
  return {
    ground: shade(ground, isPale ? Math.min(c, 0.045) : Math.max(0.03, c * 0.28)),
    groundTile: shade(0.32, vivid * 0.7),
    seam: shade(ground - 0.035, c * 0.32),
    shade: shade(ground - 0.055, c * 0.36),
    front: isGrey ? shade(0.25, 0) : front,
    frontFar: isPale ? shade(0.9, 0.08) : shade(0.7, Math.min(c, 0.13), 6),
    back: shade(isPale ? 0.4 : 0.3, vivid * 0.8, -8),
    backFar: shade(isPale ? 0.56 : 0.5, vivid * 0.9, -6),
    pleat: shade(isPale ? 0.68 : 0.76, vivid * 0.7),
    trace: isGrey ? '#ffffff' : warm(0.78, 0.13),
  }
}

/** A pale accent as the ground. */
function pale({ l, c, isGrey, vivid, shade }: Accent): Painted {
  return {
    ground: shade(l, c),
    groundTile: shade(0.32, Math.min(0.07, vivid)),
    seam: shade(l - 0.05, c * 0.95),
    shade: shade(l - 0.06, c),
    front: shade(0.34, Math.min(0.09, vivid)),
    frontFar: shade(0.57, Math.min(0.13, vivid)),
    back: shade(Math.min(0.78, l - 0.12), Math.max(0.16, c)),
    backFar: shade(Math.min(0.87, l - 0.05), Math.max(0.13, c)),
    pleat: shade(0.64, Math.min(0.12, vivid)),
    trace: isGrey ? shade(0.62, 0) : '#ffffff',
  }
}

/** The accent as the ground. */
function deep({ l, c, isGrey, shade, warm }: Accent): Painted {
  const isBlack = l < 0.25
  const lowered = (by: number) => Math.max(0.08, l - by)
  // Darker than the ground; on a dark one lighter, or it would be a hole in it.
  const tile = isBlack ? l + 0.2 : l < 0.33 ? l + 0.11 : Math.min(0.36, l - 0.12)
  return {
    ground: shade(l, c),
    groundTile: shade(tile, c * 0.75),
    seam: shade(isBlack ? l + (isGrey ? 0.2 : 0.06) : l - 0.04, c),
    shade: shade(isBlack && isGrey && l < 0.1 ? l + 0.12 : lowered(0.06), c),
    front: shade(0.94, Math.min(0.045, c), 20),
    frontFar: shade(0.74, Math.min(0.11, c), 8),
    back: shade(isBlack ? 0.5 : l - 0.19, c * 0.9, -6),
    backFar: shade(isBlack ? 0.32 : l - 0.1, c * 0.95, -4),
    pleat: shade(0.66, c * 0.85),
    trace: isGrey ? '#ffffff' : warm(0.85, 0.11),
  }
}

/** The accent itself; one too light for white words and too dark for black ones is deepened. */
function colour(accent: Accent): Painted {
  if (accent.isPale) return pale(accent)
  let { l } = accent
  while (contrast('#ffffff', accent.shade(l, accent.c)) < TEXT_CONTRAST) l -= 0.005
  return deep({ ...accent, l })
}

/** Deeper than the accent. */
function dusk(accent: Accent): Painted {
  if (accent.isPale) return stage(accent, 0.3)
  const { l, c, shade } = accent
  const ground = l < 0.25 ? 0.3 : Math.min(l, 0.5) - 0.16
  return {
    ...deep({ ...accent, l: ground, c: c * 0.85 }),
    back: shade(0.5, c, -6),
    backFar: shade(0.36, c * 0.9, -6),
  }
}

/** A neon lights a dark floor; its tones differ by how dark. */
const NEON_GROUNDS = { colour: 0.235, dusk: 0.3, dawn: 0.17 }

function paint(accent: Accent, tone: PictureTone): Painted {
  if (tone === 'stage') return stage(accent)
  if (tone === 'paper') return paper(accent)
  if (accent.c > 0.21 && accent.l > 0.68) return stage(accent, NEON_GROUNDS[tone])
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
 * @param greys the temperature that the team chose
 */
export function pictureColours(
  hex: string,
  tone: PictureTone,
  greys: Brand['greys'] = 'accent',
): PictureColours {
  const accent = accentOf(hex, greys)
  const painted = paint(accent, tone)
  return { ...painted, ...wordsOn(painted, accent) }
}
