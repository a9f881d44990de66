import type { Brand } from '@parket/domain/brand/brand'

import type { MailBrand } from './letterBlocks.ts'
import { readableUrl, siteUrl, type SiteSettings } from './siteUrl.ts'

/** How the letters of a team look. */
export function brandOf(
  team: Brand & { name: string; domain: string | null },
  config: SiteSettings,
): MailBrand {
  const { accent, greys, picture_tone } = team
  const url = siteUrl(config, team.domain)
  return {
    teamName: team.name,
    accent,
    greys,
    picture_tone,
    siteUrl: url,
    shownSiteUrl: readableUrl(url),
  }
}
