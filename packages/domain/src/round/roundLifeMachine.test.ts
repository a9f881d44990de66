import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor, type NonReducibleUnknown } from 'xstate'
import { statesMet } from '../testing/machine.ts'
import {
  roundLifeMachine,
  type RoundLifeEvent,
  type ReasonedMove,
  type SteppingRound,
} from './roundLifeMachine.ts'
import { roundStatuses, type RoundStatus } from './status.ts'

const round = (status: RoundStatus): SteppingRound => ({
  id: 7,
  status,
  version: 3,
  role: null,
  label: '1/2',
  index: 1,
  type: 'main',
})

/** @param refused the step that the server does not take */
function start(refused: RoundStatus | null = null) {
  const sent: [RoundStatus, number][] = []
  const reasons: string[] = []
  const machine = roundLifeMachine.provide({
    actors: {
      takeStep: fromPromise<SteppingRound, ReasonedMove>(async ({ input }) => {
        const { round: at, to, reason } = input
        sent.push([to, at.version])
        reasons.push(reason)
        if (to === refused) throw new Error('Нет судей')
        return { ...at, status: to, version: at.version + 1 }
      }),
      renew: fromPromise<NonReducibleUnknown, undefined>(async () => null),
    },
  })
  const actor = createActor(machine)
  const told: { type: string; round: SteppingRound }[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  return {
    actor,
    sent,
    reasons,
    told,
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('settled')),
  }
}

describe('the steps of a round', () => {
  test('one forward goes at once', async () => {
    const { actor, sent, told, settled } = start()
    actor.send({ type: 'step.choose', round: round('drawn'), to: 'locked' })
    const { context } = await settled()
    expect(sent).toEqual([['locked', 3]])
    expect(told).toMatchObject([{ type: 'round.moved', round: { status: 'locked', version: 4 } }])
    expect(context).toEqual({ wanted: null, round: null })
  })

  test('several forward are taken in their order, each with the version answered before', async () => {
    const { actor, sent, settled } = start()
    actor.send({ type: 'step.choose', round: round('planned'), to: 'running' })
    await settled()
    expect(sent).toEqual([
      ['drawn', 3],
      ['locked', 4],
      ['running', 5],
    ])
  })

  test('the first that is refused ends the way, and both are told: how far, and why no further', async () => {
    const { actor, sent, told, settled } = start('running')
    actor.send({ type: 'step.choose', round: round('drawn'), to: 'running' })
    await settled()
    expect(sent.map(([to]) => to)).toEqual(['locked', 'running'])
    expect(told.map(({ type, round: { status } }) => [type, status])).toEqual([
      ['step.refused', 'locked'],
      ['round.moved', 'locked'],
    ])
  })

  test('a refused step leaves the round as it was', async () => {
    const { actor, told, settled } = start('drawn')
    actor.send({ type: 'step.choose', round: round('planned'), to: 'drawn' })
    await settled()
    expect(told.map(({ type }) => type)).toEqual(['step.refused'])
  })

  test('one back is asked about first, and may be dropped', async () => {
    const { actor, sent, reasons, settled } = start()
    const back: RoundLifeEvent = { type: 'step.choose', round: round('judged'), to: 'running' }
    actor.send(back)
    expect(actor.getSnapshot().value).toBe('confirming')
    actor.send({ type: 'step.drop' })
    expect((await settled()).context.wanted).toBeNull()
    expect(sent).toEqual([])
    actor.send(back)
    actor.send({ type: 'step.confirm', reason: 'Ошибка в листе' })
    await settled()
    expect(sent).toEqual([['running', 3]])
    expect(reasons).toEqual(['Ошибка в листе'])
  })

  test('a second press on the way is not sent', async () => {
    const { actor, sent, settled } = start()
    actor.send({ type: 'step.choose', round: round('drawn'), to: 'locked' })
    actor.send({ type: 'step.choose', round: round('drawn'), to: 'locked' })
    await settled()
    expect(sent).toHaveLength(1)
  })
})

test('every state is reached, and none breaks on an event', async () => {
  const events: RoundLifeEvent[] = [
    ...roundStatuses.map((to) => ({ type: 'step.choose' as const, round: round('locked'), to })),
    { type: 'step.confirm', reason: '' },
    { type: 'step.drop' },
  ]
  const reached = await statesMet(events, () => start().actor)
  expect(reached).toEqual(['confirming', 'renewing', 'settled', 'stepping'])
})
