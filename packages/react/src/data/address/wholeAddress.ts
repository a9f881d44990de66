/**
 * An address with its host, to be passed on.
 * @param siteUrl host of the site, without a closing slash
 * @param address a path of the site, or the whole address of a page that is elsewhere
 */
export function wholeAddress(siteUrl: string, address: string): string {
  return /^https?:/.test(address) ? address : siteUrl + address
}
