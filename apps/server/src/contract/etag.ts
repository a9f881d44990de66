/**
 * Whether the caller has this state already.
 *
 * @param tags what `If-None-Match` lists
 */
export function hasState(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => opaque(tag.trim()) === opaque(etag))
}

/** Compared weakly, as the header wants it: whoever compresses on the way makes a tag weak. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
