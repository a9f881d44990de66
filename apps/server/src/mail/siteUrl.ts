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
