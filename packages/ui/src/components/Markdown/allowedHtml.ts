const words = (text: string) => text.trim().split(/\s+/)

/** Elements a text may hold: what says something, nothing that acts. */
export const allowedTags = words(`
  h1 h2 h3 h4 h5 h6 p br hr blockquote pre div address
  ul ol li dl dt dd details summary figure figcaption
  table caption thead tbody tfoot tr th td
  a img span strong b em i u s del ins mark small
  sub sup code kbd samp q cite abbr time wbr
`)

/** Their attributes; neither ids nor classes, which belong to the page. */
export const allowedAttributes = {
  '*': ['lang', 'dir'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  th: ['colspan', 'rowspan', 'scope', 'data-align'],
  td: ['colspan', 'rowspan', 'data-align'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  abbr: ['title'],
  time: ['datetime'],
  details: ['open'],
}

/** Elements whose text goes with them. */
export const silencedTags = words(`
  script style noscript template title textarea select option
  iframe noembed noframes object svg math xmp plaintext
`)
