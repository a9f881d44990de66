/**
 * «Capped at 255 characters keeping the extension» (docs/rules/events-and-contests.md, «Files of an event»): code
 * points, as the database counts them.
 */
export const fileNameLimit = 255

const defaultName = 'file'

/** Characters no file system or header takes, and those that turn the reading direction round. */
const illegal = /[<>:"/\\|?*\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const edges = /^[._ ]+|[._ ]+$/g

/**
 * «Event file names are sanitised: whitespace becomes underscore, illegal filename characters
 * removed, leading and trailing dots, underscores and spaces trimmed, default "file", capped at 255
 * characters keeping the extension» (docs/rules/events-and-contests.md, «Files of an event»). Composed (NFC), so that
 * one name is written one way; never cut inside a character, be it an emoji of several code points. Sanitising twice
 * changes nothing.
 */
export function sanitizeFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/\s+/g, '_')
    .replaceAll(illegal, '')
    .normalize('NFC')
    .replaceAll(edges, '')
  return capped(clean) || defaultName
}

/** The extension with its dot, lower case; '' without one. */
export function fileExtension(name: string): string {
  return extensionOf(name).toLowerCase()
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot)
}

function capped(name: string): string {
  if (lengthOf(name) <= fileNameLimit) return name
  const extension = extensionOf(name)
  const stem = longestThatFits(name.slice(0, name.length - extension.length), extension)
  if (stem !== '') return stem + extension
  return longestThatFits(name, '')
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** The longest beginning of a text, in whole characters, that fits with `end` after it. */
function longestThatFits(text: string, end: string): string {
  let kept = ''
  let length = lengthOf(end)
  for (const { segment } of graphemes.segment(text)) {
    length += lengthOf(segment)
    if (length > fileNameLimit) break
    kept += segment
  }
  return kept.replaceAll(edges, '')
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
