import { drawLine, wrapText } from './typeface.ts'

export interface TextLook {
  size: number
  fill: string
  /** Of each line, in px; more is cut with «…». */
  width: number
  most: number
}

/** Lines of text from a point down. */
export interface DrawnText {
  svg: string
  /** What they take, in px. */
  height: number
}

/** @param y where the first line begins: its top, not its base line */
export function drawText(
  text: string,
  { x, y }: { x: number; y: number },
  { size, fill, width, most }: TextLook,
): DrawnText {
  const step = size * 1.2
  const lines = wrapText(text, size, width, most)
  const svg = lines
    .map((line, index) => {
      const base = y + index * step + size * 0.92
      return `<path d="${drawLine(line, size).path}" transform="translate(${x} ${base})" fill="${fill}"/>`
    })
    .join('')
  return { svg, height: lines.length * step }
}
