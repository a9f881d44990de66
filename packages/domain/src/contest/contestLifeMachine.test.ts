import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statesMet } from '../testing/machine.ts'
import {
  contestLifeMachine,
  type ContestLifeEvent,
  type ContestWithStatus,
  type StatusChange,
} from './contestLifeMachine.ts'
import {
  contestStatuses,
  scorings,
  statusStep,
  type ContestStatus,
  type Scoring,
} from './status.ts'

const contest = (
  status: ContestStatus,
  scoring: Scoring = 'skating',
  id = 'a',
): ContestWithStatus => ({
  id,
  status,
  scoring,
})

function start(contests: ContestWithStatus[], fail: unknown = null) {
  const changes: StatusChange[] = []
  const machine = contestLifeMachine.provide({
    actors: {
      changeStatuses: fromPromise<readonly ContestWithStatus[], StatusChange>(async ({ input }) => {
        changes.push(input)
        if (fail) throw fail
        return contests.map((one) => ({ ...one, status: input.status }))
      }),
    },
  })
  const actor = createActor(machine, { input: { contests } })
  const changed: unknown[] = []
  actor.on('statuses.changed', (event) => changed.push(event.contests))
  actor.start()
  return {
    actor,
    changes,
    changed,
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('settled')),
  }
}

describe('the life of a contest', () => {
  test('one step forward goes at once', async () => {
    const { actor, changes, changed, settled } = start([
      contest('draft'),
      contest('draft', 'none', 'b'),
    ])
    actor.send({ type: 'status.choose', status: 'open' })
    expect(actor.getSnapshot().value).toBe('changing')
    const { context } = await settled()
    expect(changes).toEqual([{ contestIds: ['a', 'b'], status: 'open', generateHeats: false }])
    expect(context.contests.map(({ status }) => status)).toEqual(['open', 'open'])
    expect(changed).toEqual([context.contests])
  })

  test('«a step back asks to confirm»; so does a cancellation', async () => {
    for (const status of ['draft', 'cancelled'] as const) {
      const { actor, changes, settled } = start([contest('open')])
      actor.send({ type: 'status.choose', status })
      expect(actor.getSnapshot().value).toBe('confirming')
      expect(changes).toEqual([])
      actor.send({ type: 'change.confirm' })
      await settled()
      expect(changes.map((change) => change.status)).toEqual([status])
    }
  })
  test('of several contests one that steps back is enough to ask', () => {
    const { actor, changes } = start([contest('open'), contest('ready', 'skating', 'b')])
    actor.send({ type: 'status.choose', status: 'closed' })
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(changes).toEqual([])
  })
  test('not confirmed, nothing changes', () => {
    const { actor, changes } = start([contest('open')])
    actor.send({ type: 'status.choose', status: 'draft' })
    actor.send({ type: 'change.drop' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { wanted: null } })
    expect(changes).toEqual([])
  })

  test('«`generateHeats` goes with `ready` only»', async () => {
    for (const [from, status, generateHeats] of [
      ['closed', 'ready', true],
      ['open', 'closed', false],
    ] as const) {
      const { actor, changes, settled } = start([contest(from)])
      actor.send({ type: 'status.choose', status, generateHeats: true })
      await settled()
      expect(changes).toEqual([{ contestIds: ['a'], status, generateHeats }])
    }
  })

  test('heats are not drawn unless somebody asks for it', async () => {
    const { actor, changes, settled } = start([contest('closed')])
    actor.send({ type: 'status.choose', status: 'ready' })
    await settled()
    expect(changes).toEqual([{ contestIds: ['a'], status: 'ready', generateHeats: false }])
  })

  test('all or none: a status that one of them cannot take is not offered', () => {
    const { actor } = start([contest('open'), contest('closed', 'skating', 'b')])
    expect(actor.getSnapshot().can({ type: 'status.choose', status: 'closed' })).toBe(false)
    actor.send({ type: 'contests.choose', contests: [contest('open')] })
    expect(actor.getSnapshot().can({ type: 'status.choose', status: 'closed' })).toBe(true)
    actor.send({ type: 'contests.choose', contests: [] })
    expect(actor.getSnapshot().can({ type: 'status.choose', status: 'closed' })).toBe(false)
  })

  test('a refusal is said and changes nothing', async () => {
    const { actor, settled } = start([contest('draft')], {
      status: 409,
      answer: { message: 'Данные изменил кто-то другой.' },
    })
    actor.send({ type: 'status.choose', status: 'open' })
    const { context } = await settled()
    expect(context).toMatchObject({
      contests: [contest('draft')],
      wanted: null,
      problem: 'Данные изменил кто-то другой.',
    })
  })

  test('it takes exactly the steps the table of statuses allows', () => {
    for (const from of contestStatuses) {
      for (const status of contestStatuses) {
        for (const scoring of scorings) {
          const { actor } = start([contest(from, scoring)])
          expect(actor.getSnapshot().can({ type: 'status.choose', status })).toBe(
            statusStep(from, status, scoring) !== null,
          )
        }
      }
    }
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: ContestLifeEvent[] = [
    { type: 'status.choose', status: 'open' },
    { type: 'status.choose', status: 'draft' },
    { type: 'status.choose', status: 'cancelled' },
    { type: 'contests.choose', contests: [contest('open')] },
    { type: 'change.confirm' },
    { type: 'change.drop' },
  ]
  const reached = await statesMet(events, () => start([contest('draft')]).actor)
  expect(reached).toEqual(['changing', 'confirming', 'settled'])
})
