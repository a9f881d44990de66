import { isOfJudge, type StationKind } from '@parket/domain/station/kinds'
import type { Insertable, Kysely } from 'kysely'

import type { Database, StationsTable } from '../db/schema.ts'
import { hashSecret, makeStationSecrets, makeStationToken } from '../security/stationSecrets.ts'
import { createJudge, NOW } from './fixtures.ts'

/** A station of a test, with what only its device knows. */
export interface TestStation {
  id: number
  kind: StationKind
  judgeId: number | null
  code: string
  link: string
  device: string
  token: string
}

/**
 * A station with a device that is paired.
 * @param given with `token_hash` null none is
 */
export async function createStation(
  db: Kysely<Database>,
  eventId: number,
  kind: StationKind,
  given: Partial<Insertable<StationsTable>> = {},
): Promise<TestStation> {
  const { code, link } = makeStationSecrets()
  const device = crypto.randomUUID()
  const judge_id = given.judge_id ?? (isOfJudge(kind) ? await newJudge(db, eventId, kind) : null)
  const { id } = await db
    .insertInto('stations')
    .values({
      event_id: eventId,
      kind,
      code_hash: hashSecret(code),
      code_expires_at: new Date(NOW.getTime() + 600_000),
      link_hash: hashSecret(link),
      // Somebody else at each: who is nobody types nothing.
      ...(kind === 'tally' && { who: `Тихая ${device}` }),
      ...given,
      judge_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token, hash } = makeStationToken(id)
  const isPaired = given.token_hash !== null
  if (isPaired) {
    await db
      .updateTable('stations')
      .set({
        token_hash: hash,
        device_hash: hashSecret(device),
        device: 'iPad',
        epoch: 1,
        paired_at: NOW,
        code_used_at: NOW,
      })
      .where('id', '=', id)
      .execute()
  }
  return { id, kind, judgeId: judge_id, code, link, device, token }
}

async function newJudge(db: Kysely<Database>, eventId: number, kind: StationKind): Promise<number> {
  const { id } = await createJudge(db)
  const seat =
    kind === 'chief'
      ? { role: 'chief' as const, letter: null }
      : { role: 'line' as const, letter: await nextLetter(db, eventId) }
  await db
    .insertInto('event_judges')
    .values({ event_id: eventId, judge_id: id, ...seat })
    .execute()
  return id
}

/** ZZ, ZY …: at the end of those that tests give away. */
async function nextLetter(db: Kysely<Database>, eventId: number): Promise<string> {
  const taken = await db
    .selectFrom('event_judges')
    .where('event_id', '=', eventId)
    .where('letter', 'like', 'Z_')
    .select('letter')
    .execute()
  return `Z${String.fromCharCode(90 - taken.length)}`
}
