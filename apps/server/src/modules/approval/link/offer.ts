import { resultChanges } from '@parket/domain/result/resultChanges'

import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { listVersions, makeContent } from '../../marks/publication.ts'
import { rolesOf } from '../../results/core/present.ts'
import { judgeName } from '../present.ts'
import { openLink } from './find.ts'

/**
 * Shows what a link approves: places by start number alone, and what differs from what was public last.
 * @throws Problem 404, 409
 */
export function openApprovalLink(
  context: Context,
  { body: { token = '' } }: Input<'openApprovalLink'>,
): Promise<Answer<'openApprovalLink'>> {
  return context.db.transaction().execute(async (trx) => {
    const { link, event, contest } = await openLink(trx, context, token)
    const versions = await listVersions(trx, contest.id, null)
    const seen = versions.findLast(({ released_at }) => released_at !== null)
    const isPublic = contest.status === 'published'
    const version = (seen?.version ?? 0) + 1
    const { content } = await makeContent(
      { trx, event, contest, round: null },
      { version, corrections: [] },
    )
    const roles = rolesOf(content)
    return {
      event_id: event.id,
      event_name: event.name,
      time_zone: event.time_zone,
      group_num: contest.group_num,
      group_name: contest.group_name,
      section: contest.section,
      judge: (await judgeName(trx, link.judge_id)) ?? '',
      version,
      is_public: isPublic,
      reason: isPublic ? (versions.at(-1)?.reason ?? '') : '',
      changed: seen === undefined ? [] : resultChanges(seen.content, content),
      places: content.places.map(({ start_number, place, place_to, degree }) => ({
        start_number,
        role: roles.get(start_number) ?? null,
        place,
        place_to,
        degree: degree ?? null,
      })),
      expires_at: link.expires_at.toISOString(),
    }
  })
}
