/** A block of code of a document. */
export interface CodeBlock {
  language: string
  code: string
}

/** The same as a file of a site. */
export interface GuideModule extends CodeBlock {
  /** The document with the block's place in it: `docs-library-ru-md-3`. */
  name: string
  /** Absolute. */
  file: string
}

/** What components of the guide are given: each takes what it asks for. */
export const givenProps = {
  eventId: 1,
  id: 1,
  name: 'Весенний кубок',
  page: {
    url: 'https://guide.test/events/1/',
    now: '2027-01-15T10:00:00.000Z',
    embedded: null,
  },
  bannerUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
}

/** Code of a function: the components among what a module exports, by the capital that their names begin with. */
export const componentsOf = `
const componentsOf = (module) =>
  Object.entries(module).flatMap(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) ? [value] : [])
`
