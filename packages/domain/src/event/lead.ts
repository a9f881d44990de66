/** About three lines of a laptop's page. */
const MOST_LETTERS = 420

/** What an event's home tells of its long text. */
export interface Lead {
  /** Markdown: the first paragraphs; '' where the text begins with something else. */
  text: string
  /** Whether there is more to read. */
  isCut: boolean
}

/**
 * The first paragraphs of an organiser's text (Markdown), for the page that sells the event: a heading before
 * them is left out, and they end before the next heading, list, table or picture, or where they get long.
 */
export function leadOf(info: string): Lead {
  const blocks = info
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const first = blocks.findIndex((block) => !isHeading(block))
  const shown: string[] = []
  let letters = 0
  for (const block of first === -1 ? [] : blocks.slice(first)) {
    if (!isParagraph(block) || (shown.length > 0 && letters + block.length > MOST_LETTERS)) break
    shown.push(block)
    letters += block.length
  }
  return { text: shown.join('\n\n'), isCut: Math.max(first, 0) + shown.length < blocks.length }
}

function isHeading(block: string): boolean {
  return /^#{1,6}\s[^\n]*$/.test(block) || /^[^\n]+\n(=+|-+)$/.test(block)
}

/** Headings, lists, quotations, tables, code, rules, pictures and HTML begin with a sign of their own. */
function isParagraph(block: string): boolean {
  return (
    !/^(#|[-*+]\s|\d+[.)]\s|>|\||```|~~~|!\[|<|---|\*\*\*|\[[^\]]+\]:)/.test(block) &&
    !isHeading(block)
  )
}
