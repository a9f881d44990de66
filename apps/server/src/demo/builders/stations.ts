import type { StationKind } from '@parket/domain/station/kinds'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { hashSecret } from '../../security/stationSecrets.ts'

/** 22 signs, as every link has. */
const LINK_LENGTH = 22

/** What stands in a station's link, known as the passwords of the demo are: `demo-judge-a-parketpar`. */
function linkOf(kind: StationKind, name: string): string {
  return `demo-${kind}-${name}-`.padEnd(LINK_LENGTH, 'parket').slice(0, LINK_LENGTH)
}

/** Links of judges who begin with a round that has no marks yet, in the order in which they are offered. */
export const demoJudgeLinks = ['g', 'e', 'd', 'c', 'a'].map((letter) => linkOf('judge', letter))

/**
 * The stations of an event that runs: one for each judge who gives marks, also for the trainee, and one for each other job.
 * None is paired; their links are good today.
 */
export async function writeStations(
  trx: Kysely<Database>,
  event_id: number,
  created_at: Date,
): Promise<void> {
  const judges = await trx
    .selectFrom('event_judges')
    .where('event_id', '=', event_id)
    .where('role', '<>', 'scrutineer')
    .select(['judge_id', 'letter', 'role'])
    .orderBy('judge_id')
    .execute()
  const ofJudges = judges.map(({ judge_id, letter, role }) => {
    const kind = role === 'chief' ? ('chief' as const) : ('judge' as const)
    return {
      kind,
      judge_id,
      label: '',
      who: '',
      link_hash: hashSecret(linkOf(kind, (letter ?? 'main').toLowerCase())),
    }
  })
  const others = (
    [
      ['tally', 'Счётная 1', 'Тихая Надежда'],
      ['marshal', 'Выход на паркет', 'Быстров Пётр'],
      ['announcer', 'Ведущий', ''],
      ['dj', 'Пульт', ''],
      ['screen', 'Экран в зале', ''],
    ] as const
  ).map(([kind, label, who]) => ({
    kind,
    judge_id: null,
    label,
    who,
    link_hash: hashSecret(linkOf(kind, 'one')),
  }))
  await trx
    .insertInto('stations')
    .values(
      [...ofJudges, ...others].map((station) => Object.assign(station, { event_id, created_at })),
    )
    .execute()
}
