import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedTags, silencedTags } from './allowedHtml.ts'

export interface MarkdownOptions {
  /** Level that the text's highest headings get, so that it fits the outline of its page. */
  headingLevel?: 1 | 2 | 3 | 4
}

// «raw HTML, auto-linking, typographic replacements and line breaks are on» (docs/rules/site.md, «Markdown»).
const parser = MarkdownIt({
  html: true,
  linkify: true,
  typographer: true,
  breaks: true,
  quotes: '«»„“',
})
parser.linkify.set({ fuzzyLink: true }).tlds('рф', true)

/**
 * A text of an organiser as HTML that is safe to put on a page: no script, no handler, no style, no
 * request to another site. The same text gives the same HTML on the server and in the browser.
 *
 * Heavy for the parser and the sanitiser: load it when it is needed, never with a page.
 */
export function markdownToHtml(text: string, { headingLevel = 2 }: MarkdownOptions = {}): string {
  const written = parser.render(text)
  const html = sanitizeHtml(written, {
    allowedTags,
    allowedAttributes,
    nonTextTags: silencedTags,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      ...headingsFrom(headingLevel - topLevel(written)),
      a: link,
      img: image,
      th: cell,
      td: cell,
    },
  })
  // Every «<» of the text and of attributes is escaped by now: these are the tags themselves.
  return html
    .replaceAll('<table>', '<div role="group" aria-label="Таблица" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

type Transform = sanitizeHtml.Transformer

/** The highest level of heading in use: many begin a text with «##», and the page's outline has no gap. */
function topLevel(html: string): number {
  const levels = Array.from(html.matchAll(/<h([1-6])\b/gi), ([, level]) => Number(level))
  return Math.min(6, ...levels)
}

/** @param shift how much deeper headings stand on the page than in the text */
function headingsFrom(shift: number): Record<string, Transform> {
  const levels = [1, 2, 3, 4, 5, 6]
  return Object.fromEntries(
    levels.map((level) => [
      `h${level}`,
      () => ({ tagName: `h${Math.min(6, level + shift)}`, attribs: {} }),
    ]),
  )
}

const isAbroad = (url: string) => /^https?:/i.test(url.trim())

/** A link to another site tells it nothing and lends it no weight. */
const link: Transform = (tagName, attribs) => ({
  tagName,
  attribs: isAbroad(attribs['href'] ?? '')
    ? { ...attribs, rel: 'noopener noreferrer nofollow' }
    : attribs,
})

/** A page asks no other site for anything: a picture from there becomes a link to it. */
const image: Transform = (tagName, attribs) => {
  const source = attribs['src'] ?? ''
  const alt = attribs['alt'] ?? ''
  if (/^\/(?![/\\])/.test(source)) {
    return { tagName, attribs: { ...attribs, alt, loading: 'lazy' } }
  }
  return { ...link('a', { href: source }), text: alt || source }
}

/** Markdown aligns columns by a style, which the page's policy refuses. */
const cell: Transform = (tagName, attribs) => {
  const align = /^text-align:(left|center|right)$/.exec(attribs['style'] ?? '')?.[1]
  return { tagName, attribs: align ? { ...attribs, 'data-align': align } : attribs }
}
