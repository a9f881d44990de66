import type { components } from '@parket/api-client/schema'
import { stationPath } from '@parket/domain/station/kinds'
import { codeExpiresAt } from '@parket/domain/station/times'
import type { Transaction } from 'kysely'

import { tenantOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { siteUrl } from '../../mail/siteUrl.ts'
import { hashSecret, makeStationSecrets } from '../../security/stationSecrets.ts'
import { nobodyWaits } from '../../security/stationToken.ts'
import type { StationRow } from './queries.ts'

/** Makes code and link of a station anew: those from before pair nothing any more. */
export async function openCode(
  trx: Transaction<Database>,
  context: Context,
  { id, kind }: Pick<StationRow, 'id' | 'kind'>,
): Promise<components['schemas']['StationCode']> {
  const { code, link } = makeStationSecrets()
  const expires = codeExpiresAt(context.now)
  await trx
    .updateTable('stations')
    .set({
      code_hash: hashSecret(code),
      code_expires_at: expires,
      code_used_at: null,
      link_hash: hashSecret(link),
      revoked_at: null,
    })
    .where('id', '=', id)
    .execute()
  const origin = siteUrl(context.config, tenantOf(context).domain)
  return {
    id,
    code,
    expires_at: expires.toISOString(),
    link: `${origin}${stationPath(kind, link)}`,
  }
}

/** What a station has while no device is paired. */
export const unpaired = {
  token_hash: null,
  device_hash: null,
  device: null,
  ...nobodyWaits,
} as const
