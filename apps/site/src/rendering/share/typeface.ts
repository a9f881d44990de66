import cyrillic from './onest-cyrillic-strong.woff2?inline'
import latin from './onest-latin-strong.woff2?inline'
import { create, type Font } from 'fontkit'

/** A line of text as outlines: whoever draws it needs no font. */
export interface DrawnLine {
  /** SVG path in px, from the start of the base line. */
  path: string
  width: number
}

const fonts: readonly Font[] = [cyrillic, latin].map(open)

function open(dataUrl: string): Font {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('The typeface is a collection of fonts')
  return font
}

/** The font that has a character; null for what neither has (emoji, say), which is left out. */
function fontOf(character: string): Font | null {
  const point = character.codePointAt(0) ?? 0
  return fonts.find((font) => font.hasGlyphForCodePoint(point)) ?? null
}

interface Run {
  font: Font
  text: string
}

/** Pieces of a text that one font can draw. A space belongs to the word before it. */
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = fontOf(character)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += character
    else if (font) runs.push({ font, text: character })
  }
  return runs
}

/** @param size of the letters in px */
export function drawLine(text: string, size: number): DrawnLine {
  let x = 0
  let path = ''
  for (const { font, text: piece } of runsOf(text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(piece)
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index]
      if (!position) continue
      const { xOffset, yOffset, xAdvance } = position
      // A font's y goes up, a picture's down.
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG()
      x += xAdvance * scale
    }
  }
  return { path, width: x }
}

/** Spaces where a line may end: a short word («и», «по») stays with the next one. */
const BREAKS = /(?<!(?:^| )\p{L}{1,2}) +/u

/**
 * A text in lines no wider than `width`; what does not fit into `most` lines ends with «…».
 * @param size of the letters in px
 */
export function wrapText(text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => drawLine(line, size).width <= width
  const lines: string[] = []
  for (const word of text.split(BREAKS)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const isCut = lines.length > most
  return shown.map((line, index) => cutTo(line, isCut && index === most - 1, fits))
}

/** Also a word alone may be too wide. */
function cutTo(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line
  let kept = Array.from(line)
  while (kept.length > 1 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
