import { drawnRoundName, type DrawnRound } from '@parket/domain/draw/drawnRound'
import { seedText } from '@parket/domain/draw/seedText'
import type { DrawInput, FileDraw, PublicDraw } from '@parket/domain/scoring/fileDraw'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { listSessions } from '../../records/timetable.ts'
import { sha256 } from '../../security/sha256.ts'
import {
  idsInHeats,
  idsInPairs,
  listDrawInputs,
  listDrawnHeats,
  listMovedHeats,
  numberedMoves,
} from './drawRecords.ts'
import { listDraws } from './listDraws.ts'
import { listSecrets, type DrawnEvent } from './secrets.ts'
import { loadStartNumbers, numberedPairs, type NumberOf } from './startNumbers.ts'

/**
 * What the open result file says of the draws of a contest's rounds, in their order (docs/result-file.md, «The draw»): as
 * it was at the moment of the draw, whatever became of the registrations since. Undefined where it was not kept.
 */
export async function listFileDraws(
  trx: Transaction<Database>,
  event: DrawnEvent,
  rounds: readonly (DrawnRound & { id: number; seed: string | null })[],
): Promise<(FileDraw | undefined)[]> {
  const inputs = await listDrawInputs(trx, event.id, rounds)
  const drawn = await listDrawnHeats(trx, event.id, rounds)
  const moved = await listMovedHeats(trx, rounds, drawn)
  const draws = await listDraws(trx, event.id)
  const publicOf = await loadPublicDraws(trx, event)
  const numberOf = await loadStartNumbers(trx, [
    ...[...inputs.values()].flatMap(({ entries }) => entries),
    ...[...inputs.values()].flatMap(({ again }) => idsInPairs(again)),
    ...[...moved.values()].flatMap(idsInHeats),
  ])
  return rounds.map((round) => {
    const { id, seed } = round
    const input = inputs.get(seed ?? '')
    const heats = moved.get(id)
    const name = drawnRoundName(round)
    const number = draws.get(name)?.find((one) => one.seed === seed)?.number
    if (seed === null || !input || number === undefined) return undefined
    return {
      ...withNumbers(input, numberOf),
      number,
      public: publicOf(name, number, seed),
      moved: heats ? numberedMoves(heats, numberOf) : [],
    }
  })
}

function withNumbers(input: DrawInput, numberOf: NumberOf): DrawInput {
  return {
    ...input,
    entries: input.entries.map(numberOf),
    groups: input.groups.map((group) => group.map(numberOf)),
    apart: input.apart.map(({ entries, elsewhere }) => ({
      entries: entries.map(numberOf),
      elsewhere,
    })),
    leaders: input.leaders?.map(numberOf) ?? null,
    again: numberedPairs(input.again, numberOf),
  }
}

/** The session from whose secret and digits a seed follows; of any other seed null. */
async function loadPublicDraws(
  trx: Transaction<Database>,
  event: DrawnEvent,
): Promise<(round: string, number: number, seed: string) => PublicDraw | null> {
  const secrets = await listSecrets(trx, event.id)
  if (secrets.length === 0) return () => null
  const sessions = new Map((await listSessions(trx, event.id)).map((one) => [one.id, one]))
  return (round, number, seed) => {
    for (const { session_id, secret, digits } of secrets) {
      if (digits === null) continue
      if (sha256(seedText({ secret, digits, round, number })) !== seed) continue
      const session = sessions.get(session_id)
      return { session: session ? sessionName(session) : '', round, secret, digits }
    }
    return null
  }
}

/** «1. Утро» */
function sessionName({ number, title }: { number: number; title: string }): string {
  return title === '' ? String(number) : `${number}. ${title}`
}
