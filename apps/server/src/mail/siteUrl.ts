import { domainToUnicode } from 'node:url'

/** What addresses of a site are made from. */
export interface SiteSettings {
  /** Origin that people use; null: `http://localhost:port`. */
  publicUrl: string | null
  port: number
}

/**
 * Where people find a team's site, for links that leave it (mail, QR codes). Made from settings and
 * the team alone, never from a request: its `Host` may be anybody's.
 *
 * @param domain of the team; null for the default team
 * @returns an origin without a closing slash
 */
export function siteUrl(config: SiteSettings, domain: string | null): string {
  const url = new URL(config.publicUrl ?? `http://localhost:${config.port}`)
  if (domain !== null) url.hostname = domain
  return url.origin
}

/** An address of a site as people read it: an IDN in its own letters. What is followed stays as it is. */
export function readableUrl(url: string): string {
  const { hostname } = new URL(url)
  return url.replace(hostname, readableHost(hostname))
}

/** A host as people read it: an IDN in its own letters. */
export function readableHost(host: string): string {
  return domainToUnicode(host) || host
}
