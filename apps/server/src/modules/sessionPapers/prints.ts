import type { components } from '@parket/api-client/schema'
import { formatTime } from '@parket/domain/format/dateTime'
import {
  paperChange,
  sessionPapers,
  type RoundOnPaper,
  type SessionPaper,
} from '@parket/domain/round/sessionPapers'
import { fullName } from '@parket/domain/account/user'
import type { Kysely } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'

import type { Database } from '../../db/schema.ts'
import type { Papers } from './load.ts'

type Schemas = components['schemas']

/** What was printed of a session paper by paper, and what of it is another now. */
export async function presentPrints(
  db: Kysely<Database>,
  { time_zone }: { time_zone: string },
  { session, onPaper }: Pick<Papers, 'session' | 'onPaper'>,
): Promise<Schemas['PaperPrints'][]> {
  const prints = await listPrints(db, session.id)
  const timeOf = (instant: string) => formatTime(instant, time_zone)
  return sessionPapers.flatMap((paper) => {
    const own = prints.filter(({ kind }) => kind === paper)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const printed = new Map(
      own.flatMap(({ rounds }) => rounds.map((round) => [round.round_id, round])),
    )
    return {
      paper,
      times: own.length,
      first_at: first.at.toISOString(),
      at: last.at.toISOString(),
      by: last.user && fullName(last.user),
      changed: selectPrintable(paper, onPaper).flatMap(
        (round) => paperChange(paper, printed.get(round.round_id), round, timeOf) ?? [],
      ),
    }
  })
}

/** The rounds that a paper is made of: those with heats, or with places. */
export function selectPrintable(
  paper: SessionPaper,
  rounds: readonly RoundOnPaper[],
): RoundOnPaper[] {
  return rounds.filter(({ heats, places }) =>
    paper === 'protocols' || paper === 'diplomas' ? places.length > 0 : heats.length > 0,
  )
}

function listPrints(db: Kysely<Database>, sessionId: number) {
  return db
    .selectFrom('paper_prints')
    .where('session_id', '=', sessionId)
    .select(['kind', 'at', 'rounds'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .whereRef('users.id', '=', 'paper_prints.printed_by')
          .select(['last_name', 'first_name']),
      ).as('user'),
    )
    .orderBy('id')
    .execute()
}
