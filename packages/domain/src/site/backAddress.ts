/**
 * Where a page leads once it is done, as the page before it has said in the address (`?back=/events/1/club`).
 * @returns null for what is no path of this site: a link from elsewhere must not lead away from it
 */
export function backAddress(text: string | null): string | null {
  return text !== null && /^\/(?![/\\])[\w\-./?=&%+:,~]*$/.test(text) ? text : null
}
