import { parseSync, Visitor } from 'rolldown/utils'

/**
 * Escapes that a page would show as they are written: the values of JSX attributes in quotes and the text between tags
 * know no `\u00A0`, only a string in braces does.
 *
 * @returns `<line>: <the text>`
 */
export function writtenEscapes(file: string, source: string): string[] {
  const found: string[] = []
  const read = (start: number, end: number) => {
    const text = source.slice(start, end)
    if (/\\(u[\da-fA-F{]|x[\da-fA-F]|n)/.test(text)) {
      found.push(`${source.slice(0, start).split('\n').length}: ${text.trim()}`)
    }
  }
  new Visitor({
    JSXAttribute({ value }) {
      if (value?.type === 'Literal') read(value.start, value.end)
    },
    JSXText({ start, end }) {
      read(start, end)
    },
  }).visit(parseSync(file, source).program)
  return found
}
