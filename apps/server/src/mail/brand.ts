import type { Brand } from '@parket/domain/brand/brand'

import type { MailBrand } from './letter.ts'
import { siteUrl, type SiteSettings } from './siteUrl.ts'

/** How the letters of a team look. */
export function brandOf(
  team: Brand & { name: string; domain: string | null },
  config: SiteSettings,
): MailBrand {
  const { accent, greys, picture_tone } = team
  return { teamName: team.name, accent, greys, picture_tone, siteUrl: siteUrl(config, team.domain) }
}
