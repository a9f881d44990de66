import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { madeUpCities } from './people.ts'

/** As few as a panel of the skating system has. */
const FEWEST = 3
/** As many sit on a panel that nobody has put together. */
const USUAL = 5
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/**
 * Gives every danced contest of a rehearsal that has no panel one of the event's line judges; where the event
 * has too few, made-up ones come first. Made-up judges are in no directory and go with the rehearsal.
 */
export async function completePanels(
  trx: Transaction<Database>,
  event: { id: number; team_id: number },
  contests: readonly Contest[],
): Promise<void> {
  const seated = await trx
    .selectFrom('panel_judges')
    .where('event_id', '=', event.id)
    .select('contest_id')
    .distinct()
    .execute()
  const withPanel = new Set(seated.map(({ contest_id }) => contest_id))
  const unjudged = contests.filter(({ id }) => !withPanel.has(id))
  if (unjudged.length === 0) return
  const panel = await lineJudges(trx, event)
  await trx
    .insertInto('panel_judges')
    .values(
      unjudged.flatMap(({ id: contest_id }) =>
        panel.map((judge_id, ind) => ({ contest_id, event_id: event.id, judge_id, ind })),
      ),
    )
    .execute()
}

/** Ids of line judges, made-up ones among them where there are too few. */
async function lineJudges(
  trx: Transaction<Database>,
  { id: event_id, team_id }: { id: number; team_id: number },
): Promise<number[]> {
  const judges = await trx
    .selectFrom('event_judges')
    .where('event_id', '=', event_id)
    .select(['judge_id', 'role', 'letter'])
    .orderBy('letter')
    .execute()
  const line = judges.filter(({ role }) => role === 'line').map(({ judge_id }) => judge_id)
  if (line.length >= FEWEST) return line.slice(0, USUAL)
  const taken = new Set(judges.map(({ letter }) => letter))
  const free = ALPHABET.filter((letter) => !taken.has(letter))
  for (const letter of free.slice(0, USUAL - line.length)) {
    const { id: judge_id } = await trx
      .insertInto('judges')
      .values({
        last_name: 'Судья',
        first_name: `Выдуманный ${letter}`,
        city: madeUpCities[0],
        team_id,
        rehearsal_id: event_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('event_judges')
      .values({ event_id, judge_id, role: 'line', letter })
      .execute()
    line.push(judge_id)
  }
  return line
}
