/** What somebody sees of a page of docs; its stories and the examples of its guide do not count. */
export interface ShownPage {
  /** The words of its first heading; empty where there is none. */
  heading: string
  /** How many characters it has beside that. */
  length: number
  /** Addresses of its links, as they are written. */
  links: string[]
  /** The `id` of everything on it. */
  anchors: string[]
  /** How wide it is where the window is NARROWEST, px. */
  width: number
  /** What is wider than the window there, the outermost first: «table.overview». */
  wide: string[]
}

/** «Nothing scrolls sideways at 320 px.» */
export const NARROWEST = 320

/** Less than any page says. */
const SHORTEST = 40

/**
 * What is wrong with a page of docs.
 *
 * @param pages the ids of all entries that the workshop has
 */
export function pageFaults(shown: ShownPage, pages: ReadonlySet<string>): string[] {
  const { heading, length, links, anchors, width, wide } = shown
  const known = new Set(anchors)
  const lost = new Set(links.filter((link) => !leadsSomewhere(link, pages, known)))
  return [
    ...(heading === '' ? ['It has no heading'] : []),
    ...(length < SHORTEST ? ['It is empty'] : []),
    ...[...lost].map((link) => `A link leads nowhere: ${link}`),
    ...(width > NARROWEST
      ? [`At ${NARROWEST} px it scrolls sideways: it is ${width} px wide (${wide.join(', ')})`]
      : []),
  ]
}

/** A page of the workshop, a place on this one, or another site. */
function leadsSomewhere(
  link: string,
  pages: ReadonlySet<string>,
  anchors: ReadonlySet<string>,
): boolean {
  if (/^(?:https?|mailto):/.test(link)) return true
  if (link.startsWith('#')) return anchors.has(decodeURIComponent(link.slice(1)))
  const [, kind, id] = /^(?:\.\/)?\?path=\/(docs|story)\/([^&#]+)/.exec(link) ?? []
  if (kind === undefined || id === undefined) return false
  const decoded = decodeURIComponent(id)
  return pages.has(decoded) && (kind === 'docs') === decoded.endsWith('--docs')
}
