import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statesMet } from '../testing/machine.ts'
import {
  contestLifeMachine,
  type ContestLifeEvent,
  type ContestWithStatus,
  type ReasonedChange,
  type StatusChange,
} from './contestLifeMachine.ts'
import { contestStatuses, scorings, statusStep, type ContestStatus } from './status.ts'

const contest = (
  status: ContestStatus,
  changes: Partial<ContestWithStatus> = {},
): ContestWithStatus => ({
  id: 'a',
  group_num: 1,
  group_name: 'Соло',
  section: 'Folk',
  status,
  scoring: 'skating',
  ...changes,
})

function start(fail: unknown = null) {
  const asked: ReasonedChange[] = []
  const machine = contestLifeMachine.provide({
    actors: {
      changeStatuses: fromPromise<number | null, ReasonedChange>(async ({ input }) => {
        asked.push(input)
        if (fail !== null) throw fail
        return 7
      }),
    },
  })
  const actor = createActor(machine)
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  return {
    actor,
    asked,
    told,
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('settled')),
  }
}

describe('the status of contests', () => {
  test('one step forward goes at once, and tells how it can be undone', async () => {
    const { actor, asked, told, settled } = start()
    const change: StatusChange = {
      contests: [contest('draft'), contest('draft', { id: 'b', scoring: 'none' })],
      status: 'open',
    }
    actor.send({ type: 'status.choose', ...change })
    expect(actor.getSnapshot().value).toBe('changing')
    const { context } = await settled()
    expect(asked).toEqual([{ ...change, reason: '' }])
    expect(told).toEqual([
      { type: 'statuses.changed', change: { ...change, reason: '' }, changeSetId: 7 },
    ])
    expect(context.wanted).toBeNull()
  })

  test('«a step back asks to confirm»', async () => {
    const { actor, asked, settled } = start()
    const change: StatusChange = { contests: [contest('open')], status: 'draft' }
    actor.send({ type: 'status.choose', ...change })
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { wanted: change } })
    expect(asked).toEqual([])
    actor.send({ type: 'change.confirm', reason: 'Ошибка в списке' })
    await settled()
    expect(asked).toEqual([{ ...change, reason: 'Ошибка в списке' }])
  })

  test('of several contests one that steps back is enough to ask', () => {
    const { actor, asked } = start()
    const contests = [contest('open'), contest('ready', { id: 'b' })]
    actor.send({ type: 'status.choose', contests, status: 'closed' })
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(asked).toEqual([])
  })

  test('not confirmed, nothing changes', () => {
    const { actor, asked, told } = start()
    actor.send({ type: 'status.choose', contests: [contest('open')], status: 'draft' })
    actor.send({ type: 'change.drop' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { wanted: null } })
    expect([asked, told]).toEqual([[], []])
  })

  test('pressed once more while it changes, it is asked for once', async () => {
    const { actor, asked, settled } = start()
    const change: StatusChange = { contests: [contest('draft')], status: 'open' }
    actor.send({ type: 'status.choose', ...change })
    actor.send({ type: 'status.choose', ...change })
    await settled()
    expect(asked).toEqual([{ ...change, reason: '' }])
  })

  test('a refusal is told with what was asked for', async () => {
    const error = new Error('no')
    const { actor, told, settled } = start(error)
    const change: StatusChange = { contests: [contest('cancelled')], status: 'open' }
    actor.send({ type: 'status.choose', ...change })
    expect((await settled()).context.wanted).toBeNull()
    expect(told).toEqual([{ type: 'statuses.refused', change: { ...change, reason: '' }, error }])
  })

  test('it asks for exactly the steps that the table of statuses calls back', () => {
    for (const from of contestStatuses) {
      for (const status of contestStatuses) {
        for (const scoring of scorings) {
          const { actor } = start()
          actor.send({ type: 'status.choose', contests: [contest(from, { scoring })], status })
          const isAsked = actor.getSnapshot().value === 'confirming'
          expect(isAsked).toBe(statusStep(from, status, scoring) === 'back')
        }
      }
    }
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: ContestLifeEvent[] = [
    { type: 'status.choose', contests: [contest('draft')], status: 'open' },
    { type: 'status.choose', contests: [contest('open')], status: 'draft' },
    { type: 'change.confirm', reason: '' },
    { type: 'change.drop' },
  ]
  const reached = await statesMet(events, () => start().actor)
  expect(reached).toEqual(['changing', 'confirming', 'settled'])
})
