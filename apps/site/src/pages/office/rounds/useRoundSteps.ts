import { unwrap } from '@parket/api-client/problem'
import { drawStepNeeds } from '@parket/domain/draw/reason'
import { moveToHeat } from '@parket/domain/round/moveEntry'
import type { HeatPair } from '@parket/domain/round/arrangePairs'
import { pairsByHeat } from '@parket/domain/round/heatsOfPairs'
import { roundName } from '@parket/domain/round/name'
import {
  roundLifeMachine,
  type ReasonedMove,
  type RoundMove,
  type SteppingRound,
} from '@parket/domain/round/roundLifeMachine'
import { roundStatusLabel, type RoundStatus } from '@parket/domain/round/status'
import { roundSteps } from '@parket/domain/round/steps'
import type {
  Outcome,
  RoundItem,
  StepBackDialogProps,
} from '@parket/ui/screens/office/rounds/ContestRoundsScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise, type NonReducibleUnknown } from 'xstate'
import { api } from '@parket/react/data/api'
import { reasonsOf } from '@parket/react/data/reasons'
import { useOutcome } from '../parts/useOutcome.ts'
import type { ContestDay } from '../parts/useContestDay.ts'

interface OutcomeState {
  outcome: Outcome | null
  showDone: (text: string, onUndo: (() => void) | null) => void
  showRefused: (title: string, reasons: readonly string[]) => void
}

/** Takes steps of rounds, asks before those back, and moves entries between heats with a way back. */
export function useRoundSteps({ contest, refetch }: Pick<ContestDay, 'contest' | 'refetch'>) {
  const { outcome, showDone, showRefused }: OutcomeState = useOutcome()
  const [busyRoundId, setBusy] = useState<number | null>(null)
  const pathOf = (round: RoundItem) => ({ id: contest?.id ?? '', roundId: round.id })

  /**
   * @param undoOf the call that takes it back, from what was answered; null where there is no way back
   * @returns whether it was done
   */
  async function attempt<Answer>(
    done: string,
    undoOf: ((answer: Answer) => () => Promise<unknown>) | null,
    call: () => Promise<Answer>,
  ) {
    let isDone = true
    try {
      const answer = await call()
      const undo = undoOf?.(answer)
      showDone(done, undo ? () => void attempt('Возвращено как было.', null, undo) : null)
    } catch (error) {
      isDone = false
      showRefused('Не получилось', reasonsOf(error))
    }
    await refetch()
    return isDone
  }

  /** Until the round has come anew: the next step is sent with its version. */
  async function whileBusy(round: RoundItem, work: () => Promise<unknown>) {
    setBusy(round.id)
    await work()
    setBusy(null)
  }

  const life = useActorRef(lifeOf(contest?.id ?? '', refetch))
  const { value, context } = useSelector(life, (snapshot) => snapshot)
  const tell = useEffectEvent((moved: SteppingRound) =>
    showDone(`${roundName(moved)}: ${roundStatusLabel(moved.status).toLowerCase()}.`, null),
  )
  const refuse = useEffectEvent((error: unknown) => showRefused('Не получилось', reasonsOf(error)))
  useEffect(() => {
    const subscriptions = [
      life.on('round.moved', ({ round }) => tell(round)),
      life.on('step.refused', ({ error }) => refuse(error)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [life])

  /** Sent with the version that was seen: what another organiser moved meanwhile is not moved back. */
  const arrange = (round: RoundItem, heats: number[][], version: number) => () =>
    unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/heats', {
        params: { path: pathOf(round) },
        body: { heats, version },
      }),
    )

  async function move(round: RoundItem, entryId: number, to: number) {
    const heats = round.heats.map((heat) => heat.map(({ registration_id }) => registration_id))
    const number = round.heats.flat().find((one) => one.registration_id === entryId)?.start_number
    await attempt(
      `№ ${number}: теперь заход ${to + 1}.`,
      (moved) => arrange(round, heats, moved.version),
      arrange(round, moveToHeat(heats, entryId, to), round.version),
    )
  }

  const sendPairs = (round: RoundItem, pairs: readonly HeatPair[], version: number) => () =>
    unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/pairs', {
        params: { path: pathOf(round) },
        body: {
          heats: pairsByHeat(pairs).map((heat) =>
            heat.map(({ leader_id, follower_id, scored }) => ({ leader_id, follower_id, scored })),
          ),
          version,
        },
      }),
    )

  const arrangePairs = (round: RoundItem, pairs: readonly HeatPair[], done: string) =>
    attempt(
      done,
      (arranged) => sendPairs(round, round.pairs, arranged.version),
      sendPairs(round, pairs, round.version),
    )

  const renew = (round: RoundItem) =>
    attempt(`${roundName(round)}: состав обновлён.`, null, () =>
      unwrap(
        api.PUT('/api/contests/{id}/rounds/{roundId}/entries', { params: { path: pathOf(round) } }),
      ),
    )

  const redance = (round: RoundItem) =>
    attempt(`${roundName({ ...round, type: 'redance' })}: добавлена.`, null, () =>
      unwrap(
        api.POST('/api/contests/{id}/rounds/{roundId}/extra', {
          params: { path: pathOf(round) },
          body: { type: 'redance' },
        }),
      ),
    )

  const publishMarks = (round: RoundItem) =>
    attempt(`${roundName(round)}: оценки видят все.`, null, () =>
      unwrap(
        api.POST('/api/contests/{id}/publication', {
          params: { path: { id: contest?.id ?? '' } },
          body: { level: 'marks', round_id: round.id },
        }),
      ),
    )

  const removeRound = (round: RoundItem) =>
    attempt(`${roundName(round)}: убран.`, null, () =>
      unwrap(
        api.DELETE('/api/contests/{id}/rounds/{roundId}', { params: { path: pathOf(round) } }),
      ),
    )

  const reopening: StepBackDialogProps | null =
    value === 'confirming' && context.wanted
      ? {
          ...questionOf(context.wanted),
          onConfirm: (reason) => life.send({ type: 'step.confirm', reason }),
          onCancel: () => life.send({ type: 'step.drop' }),
        }
      : null
  return {
    outcome,
    showDone,
    attempt,
    whileBusy,
    busyRoundId: busyRoundId ?? (value === 'confirming' ? null : (context.round?.id ?? null)),
    reopening,
    onStep: (round: RoundItem, to: RoundStatus) => life.send({ type: 'step.choose', round, to }),
    onRenew: (round: RoundItem) => void whileBusy(round, () => renew(round)),
    onRedance: (round: RoundItem) => void whileBusy(round, () => redance(round)),
    onRemove: (round: RoundItem) => void whileBusy(round, () => removeRound(round)),
    onPublishMarks: (round: RoundItem) => void whileBusy(round, () => publishMarks(round)),
    onArrangePairs: (round: RoundItem, pairs: readonly HeatPair[], done: string) =>
      void whileBusy(round, () => arrangePairs(round, pairs, done)),
    onMove: (round: RoundItem, entryId: number, to: number) =>
      void whileBusy(round, () => move(round, entryId, to)),
  }
}

function questionOf({ round, to }: RoundMove) {
  const confirmLabel = roundSteps(round).back?.label ?? ''
  const reasonOf = drawStepNeeds(round.status, to)
  return {
    title: `${confirmLabel}?`,
    confirmLabel,
    text: backTexts[to],
    reasonOf,
  }
}

/** The machine of a round's life, with the calls that take a step and read the rounds anew. */
function lifeOf(contestId: string, refetch: () => Promise<void>) {
  return roundLifeMachine.provide({
    actors: {
      takeStep: fromPromise<SteppingRound, ReasonedMove>(({ input: { round, to, reason } }) =>
        unwrap(
          api.PUT('/api/contests/{id}/rounds/{roundId}/status', {
            params: { path: { id: contestId, roundId: round.id } },
            body: { status: to, version: round.version, ...(reason !== '' && { reason }) },
          }),
        ),
      ),
      renew: fromPromise<NonReducibleUnknown, undefined>(async () => {
        await refetch()
        return null
      }),
    },
  })
}

/** What a step back means, by where it leads. */
const backTexts: Readonly<Record<RoundStatus, string>> = {
  planned: 'Заходы тура пропадут, следующая жеребьёвка даст другие.',
  drawn: 'Заходы снова можно будет менять. Напечатанные списки могут устареть.',
  locked: 'Тур перестанет идти. Введённые оценки остаются.',
  running:
    'Оценки этого и следующих туров остаются. Когда тур закончится снова, страница «Оценки» скажет, кто теперь проходит, а кто выбывает.',
  judged: 'Кто проходит дальше, больше не будет видно участникам.',
  published: '',
}
