import type { MailBrand } from './letter.ts'
import { siteUrl, type SiteSettings } from './siteUrl.ts'

/** How the letters of a team look. */
export function brandOf(
  team: { name: string; accent: string; domain: string | null },
  config: SiteSettings,
): MailBrand {
  return { teamName: team.name, accent: team.accent, siteUrl: siteUrl(config, team.domain) }
}
