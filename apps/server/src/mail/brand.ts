import type { Config } from '../config.ts'
import type { Tenant } from '../plugins/tenant.ts'
import { siteUrl } from '../siteUrl.ts'
import type { MailBrand } from './letter.ts'

/** How the letters of a team look. */
export function brandOf(
  team: Pick<Tenant, 'name' | 'accent' | 'domain'>,
  config: Pick<Config, 'publicUrl' | 'port'>,
): MailBrand {
  return { teamName: team.name, accent: team.accent, siteUrl: siteUrl(config, team.domain) }
}
