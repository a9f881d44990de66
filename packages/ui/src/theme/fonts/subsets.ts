/** A part of the typeface, in a file of its own that a page loads only when it needs the letters. */
export interface FontSubset {
  /** File in this folder. */
  file: `${string}.woff2`
  /** File of the font package it is cut from. */
  source: string
  /** Code points, from and to. */
  ranges: readonly (readonly [from: number, to: number])[]
}

/** Weights in use: regular to bold. */
export const WEIGHTS = { min: 400, max: 650 }

/** OpenType features in use: kerning, marks, and figures of one width. */
export const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum']

export const subsets: readonly FontSubset[] = [
  {
    file: 'onest-cyrillic.woff2',
    source: 'onest-cyrillic-wght-normal.woff2',
    ranges: [
      [0x400, 0x45f],
      [0x2116, 0x2116],
    ],
  },
  {
    file: 'onest-latin.woff2',
    source: 'onest-latin-wght-normal.woff2',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2009, 0x2009],
      [0x2013, 0x2014],
      [0x2018, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x202f, 0x202f],
      [0x2212, 0x2212],
    ],
  },
  {
    file: 'onest-rouble.woff2',
    source: 'onest-latin-ext-wght-normal.woff2',
    ranges: [[0x20bd, 0x20bd]],
  },
]

/** The subset's CSS `unicode-range`. */
export function unicodeRange({ ranges }: FontSubset): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join()
}
