import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statesMet } from '../testing/machine.ts'
import {
  contestLifeMachine,
  type ContestChecks,
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

/** Of a change that asks for nothing. */
const nothing = { reason: '', answers: [] }

function start(fail: unknown = null, listChecks: () => ContestChecks[] = () => []) {
  const asked: ReasonedChange[] = []
  const machine = contestLifeMachine.provide({
    actors: {
      changeStatuses: fromPromise<number | null, ReasonedChange>(async ({ input }) => {
        asked.push(input)
        if (fail !== null) throw fail
        return 7
      }),
      listChecks: fromPromise<readonly ContestChecks[], StatusChange>(async () => listChecks()),
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
    expect(asked).toEqual([{ ...change, ...nothing }])
    expect(told).toEqual([
      { type: 'statuses.changed', change: { ...change, ...nothing }, changeSetId: 7 },
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
    expect(asked).toEqual([{ ...change, ...nothing, reason: 'Ошибка в списке' }])
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
    expect(asked).toEqual([{ ...change, ...nothing }])
  })

  test('a refusal is told with what was asked for', async () => {
    const error = new Error('no')
    const { actor, told, settled } = start(error)
    const change: StatusChange = { contests: [contest('cancelled')], status: 'open' }
    actor.send({ type: 'status.choose', ...change })
    expect((await settled()).context.wanted).toBeNull()
    expect(told).toEqual([{ type: 'statuses.refused', change: { ...change, ...nothing }, error }])
  })

  const check = { key: 'k', kind: 'own-club', text: 'Судья A из одного клуба с № 12.' } as const
  const publication: StatusChange = {
    contests: [contest('judged'), contest('judged', { id: 'b' }), contest('judged', { id: 'c' })],
    status: 'published',
  }
  const waiting = (): ContestChecks[] =>
    publication.contests.slice(0, 2).map((one) => ({ contest: one, checks: [check] }))

  test('publication without open checks goes on by itself', async () => {
    const { actor, asked, settled } = start()
    actor.send({ type: 'status.choose', ...publication })
    expect(actor.getSnapshot().value).toBe('asking')
    await settled()
    expect(asked).toEqual([{ ...publication, ...nothing }])
  })

  test('the checks of all the results are asked in one list, and publication carries the answers', async () => {
    const { actor, asked, told, settled } = start(null, waiting)
    actor.send({ type: 'status.choose', ...publication })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('answering'))
    expect(context.asked).toEqual(waiting())
    expect(asked).toEqual([])
    const answers = [{ contest_id: 'a', key: 'k', text: 'Другого судьи нет' }]
    const [, second] = publication.contests
    actor.send({ type: 'checks.answer', answers, left: second ? [second] : [] })
    expect((await settled()).context).toEqual({ wanted: null, asked: [], given: [] })
    const going = publication.contests.filter(({ id }) => id !== 'b')
    const change = { contests: going, status: 'published', reason: '', answers }
    expect(asked).toEqual([change])
    expect(told).toEqual([{ type: 'statuses.changed', change, changeSetId: 7 }])
  })

  test('what was typed is there when a refused change asks again, also of those that stayed', async () => {
    const { actor, asked, settled } = start(new Error('no network'), waiting)
    const answers = [
      { contest_id: 'a', key: 'k', text: 'Другого судьи нет' },
      { contest_id: 'b', key: 'k', text: 'Ещё' },
    ]
    actor.send({ type: 'status.choose', ...publication })
    await waitFor(actor, (snapshot) => snapshot.matches('answering'))
    const left = publication.contests.filter(({ id }) => id === 'b')
    actor.send({ type: 'checks.answer', answers, left })
    await settled()
    expect(asked.map((change) => change.answers)).toEqual([answers.slice(0, 1)])
    actor.send({ type: 'status.choose', ...publication })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('answering'))
    expect(context.given).toEqual(answers)
  })

  test('not answered, nothing is published', async () => {
    const { actor, asked, told } = start(null, waiting)
    actor.send({ type: 'status.choose', ...publication })
    await waitFor(actor, (snapshot) => snapshot.matches('answering'))
    actor.send({ type: 'change.drop' })
    expect(actor.getSnapshot().context).toEqual({ wanted: null, asked: [], given: [] })
    expect([asked, told]).toEqual([[], []])
  })

  test('checks that could not be read are told as a refusal', async () => {
    const error = new Error('no network')
    const { actor, asked, told, settled } = start(null, () => {
      throw error
    })
    actor.send({ type: 'status.choose', ...publication })
    await settled()
    expect(asked).toEqual([])
    expect(told).toEqual([
      { type: 'statuses.refused', change: { ...publication, ...nothing }, error },
    ])
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
    { type: 'status.choose', contests: [contest('judged')], status: 'published' },
    { type: 'change.confirm', reason: '' },
    { type: 'checks.answer', answers: [], left: [] },
    { type: 'change.drop' },
  ]
  const checks: ContestChecks[] = [
    {
      contest: contest('judged'),
      checks: [{ key: 'k', kind: 'own-club', text: 'Судья A из одного клуба с № 12.' }],
    },
  ]
  const reached = await statesMet(events, () => start(null, () => checks).actor)
  expect(reached).toEqual(['answering', 'asking', 'changing', 'confirming', 'settled'])
})
