import { audit } from '../../audit.ts'
import { eventOf, userOf, type Context } from '../../contract/context.ts'
import { Problem } from '../../problem.ts'
import type { RegDataRow } from './queries.ts'

/**
 * Makes a registration that nobody's account made the caller's own. Of two who try at once one gets it.
 *
 * @param regData opened by its PIN
 * @throws Problem 409 when it is another account's, without telling whose
 */
export async function claim(context: Context, { id }: RegDataRow): Promise<void> {
  const userId = userOf(context).id
  const event = eventOf(context)
  await context.db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('reg_datas')
      .set({ registered_by: userId })
      .where('id', '=', id)
      .where('registered_by', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (taken) {
      await audit(trx, {
        userId,
        teamId: event.team_id,
        eventId: event.id,
        action: 'claimRegData',
        entity: 'regData',
        entityId: id,
        changes: { registered_by: { from: null, to: userId } },
      })
      return
    }
    const own = await trx
      .selectFrom('reg_datas')
      .where('id', '=', id)
      .where('registered_by', '=', userId)
      .select('id')
      .executeTakeFirst()
    if (!own) throw new Problem(409, 'registration_claimed')
  })
}
