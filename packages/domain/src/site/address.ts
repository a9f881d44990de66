// Apart from the pages of the site: who fills a pattern needs none of them.

export type Query = Record<string, string | number | null | undefined>

/** An address pattern with the parameters that are given in their places, escaped; the others stay open. */
export function fillPath(
  pattern: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  // A letter first: a host's port is no parameter.
  return pattern.replace(/:([a-z]\w*)/gi, (open, name: string) => {
    const value = parameters[name]
    return value === undefined ? open : encodeURIComponent(value)
  })
}

/** An address with the parameters that have a value added to its query. */
export function withQuery(address: string, query: Query): string {
  const parts = partsOf(query)
  if (parts.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${parts.join('&')}`
}

/** Each parameter with a value as `name=value`, encoded as forms do; URLSearchParams is no part of the language. */
function partsOf(query: Query): string[] {
  return Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map((pair) =>
      pair.map((text) => encodeURIComponent(String(text).toWellFormed()).replaceAll('%20', '+')),
    )
    .map((pair) => pair.join('='))
}
