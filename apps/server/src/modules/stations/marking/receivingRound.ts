import type { ReceivingRound } from '@parket/domain/station/receive'
import type { Transaction } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { lockRound } from '../../rounds/core/find.ts'
import { hasSeat, judgeAt } from '../../rounds/panels/judgeAt.ts'
import {
  attemptOf,
  criteriaOf,
  markedNumbers,
  markingLetters,
  type RoundState,
} from '../../marks/state.ts'
import { loadLockedRound } from '../../marks/lockedRound.ts'
import type { StationCaller } from '../../../security/stationToken.ts'
import type { SentOperation } from './sent.ts'
import { loadTrainee, type Trainee } from './trainee.ts'

/** A round of the station's event, locked, with what decides about an operation. */
export async function loadReceivingRound(
  trx: Transaction<Database>,
  context: Context,
  station: StationCaller,
  { roundId, isOfEarlierPairing }: { roundId: number; isOfEarlierPairing: boolean },
): Promise<{
  state: RoundState
  trainee: Trainee | null
  facts: (operation: SentOperation) => ReceivingRound
}> {
  const { contest_id } = await trx
    .selectFrom('rounds')
    .where('id', '=', roundId)
    .select('contest_id')
    .executeTakeFirstOrThrow()
  const path = { id: contest_id, roundId }
  await lockRound(trx, path)
  const state = await loadLockedRound(trx, context, path)
  const trainee = await loadTrainee(trx, station, [roundId])
  const versions = await trx
    .selectFrom('round_versions')
    .where('round_id', '=', roundId)
    .select(['version', 'status', 'numbers'])
    .execute()
  const marked = markedNumbers(state)
  const maxima = criteriaOf(state)?.map(({ max }) => max) ?? []
  return {
    state,
    trainee,
    facts: ({ dance, letter, round_version }) => ({
      status: state.round.status,
      isApproved: state.isApproved,
      dances: state.dances,
      seat: trainee
        ? trainee.letter === letter
          ? 'own'
          : 'foreign'
        : seatOf(state, station.judgeId, dance, letter),
      attempt: attemptOf(state, dance),
      isOfEarlierPairing,
      named: versions.find(({ version }) => version === round_version) ?? null,
      marked: new Set(marked.keys()),
      limits: { kind: state.kind, entries: marked.size, maxima },
    }),
  }
}

function seatOf(
  state: RoundState,
  judgeId: number | null,
  dance: string,
  letter: string,
): ReceivingRound['seat'] {
  if (judgeId === null || !hasSeat(state, letter, judgeId)) return 'foreign'
  if (judgeAt(state, letter, dance) !== judgeId) return 'other_dance'
  const isEmpty = state.seats.find((seat) => seat.letter === letter)?.empty_in.includes(dance)
  if (isEmpty) return 'empty'
  return markingLetters(state, dance).includes(letter) ? 'own' : 'foreign'
}
