import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { bulkMachine, type BulkDone, type BulkRequest, type BulkSet } from './bulkMachine.ts'

interface Shown {
  state: string
  changed: number
}

const set: BulkSet = { filter: { group_num: 11 }, ids: [1, 2], count: 2 }

/** @param refusals what each call throws, in turn; null: it is done */
function start({ previews = [], acts = [] }: { previews?: unknown[]; acts?: unknown[] } = {}) {
  const calls: { call: string; input: BulkRequest & { state?: string } }[] = []
  const refuseIn = (refusals: unknown[]) => {
    const refusal = refusals.shift() ?? null
    if (refusal !== null) throw refusal
  }
  const machine = bulkMachine<Shown>().provide({
    actors: {
      preview: fromPromise<Shown, BulkRequest>(async ({ input }) => {
        calls.push({ call: 'preview', input })
        refuseIn(previews)
        return { state: `s${calls.length}`, changed: 2 }
      }),
      apply: fromPromise<BulkDone, BulkRequest & { state: string }>(async ({ input }) => {
        calls.push({ call: 'apply', input })
        refuseIn(acts)
        return { changed: 2, changeSetId: 7 }
      }),
    },
  })
  const actor = createActor(machine)
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  actor.send({ type: 'bulk.begin', set })
  return {
    actor,
    calls,
    told,
    reached: (state: 'choosing' | 'closed') => waitFor(actor, (now) => now.matches(state)),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  }
}

test('it begins with the filtered contest, and does what was looked at', async () => {
  const { actor, calls, told, reached, context } = start()
  expect(context().values).toMatchObject({ kind: '', group_num: '11', notify: false })
  actor.send({ type: 'act.change', change: { kind: 'promote' } })
  actor.send({ type: 'preview.ask' })
  await reached('choosing')
  actor.send({ type: 'act.change', change: { notify: true } })
  expect(context().preview).toEqual({ state: 's1', changed: 2 })
  actor.send({ type: 'act.confirm' })
  await reached('closed')
  expect(calls.map(({ call, input }) => [call, input.state])).toEqual([
    ['preview', undefined],
    ['apply', 's1'],
  ])
  expect(told).toMatchObject([
    { type: 'bulk.done', changed: 2, changeSetId: 7, values: { kind: 'promote', notify: true } },
  ])
})

test('nothing is done that was not looked at, nor after it was changed', async () => {
  const { actor, calls, reached, state } = start()
  actor.send({ type: 'act.confirm' })
  expect(state()).toBe('choosing')
  actor.send({ type: 'preview.ask' })
  await reached('choosing')
  actor.send({ type: 'act.change', change: { kind: 'withdraw' } })
  actor.send({ type: 'act.confirm' })
  expect(state()).toBe('choosing')
  expect(calls).toHaveLength(1)
})

test('a refused preview says why until the act is changed', async () => {
  const { actor, reached, context } = start({ previews: ['lacks a contest'] })
  actor.send({ type: 'preview.ask' })
  await reached('choosing')
  expect(context()).toMatchObject({ preview: null, refusal: 'lacks a contest' })
  actor.send({ type: 'act.change', change: { group_num: '12' } })
  expect(context().refusal).toBeNull()
})

test('a refused act is shown anew, and the refusal stays', async () => {
  const { actor, calls, reached, context } = start({ acts: ['bulk_changed'] })
  actor.send({ type: 'preview.ask' })
  await reached('choosing')
  actor.send({ type: 'act.confirm' })
  await reached('choosing')
  expect(context()).toMatchObject({ preview: { state: 's3' }, refusal: 'bulk_changed' })
  actor.send({ type: 'act.confirm' })
  await reached('closed')
  expect(calls.map(({ call }) => call)).toEqual(['preview', 'apply', 'preview', 'apply'])
})

test('while it is done it is neither closed nor changed, and a second press is not sent', async () => {
  const { actor, calls, reached, state } = start()
  actor.send({ type: 'preview.ask' })
  await reached('choosing')
  actor.send({ type: 'act.confirm' })
  actor.send({ type: 'act.confirm' })
  actor.send({ type: 'bulk.close' })
  actor.send({ type: 'act.change', change: { kind: 'pay' } })
  expect(state()).toBe('applying')
  await reached('closed')
  expect(calls.filter(({ call }) => call === 'apply')).toHaveLength(1)
})

test('what is changed while it is being read is read again when asked', async () => {
  const { actor, reached, context, state } = start()
  actor.send({ type: 'preview.ask' })
  actor.send({ type: 'act.change', change: { kind: 'pay' } })
  expect(state()).toBe('choosing')
  expect(context().preview).toBeNull()
  actor.send({ type: 'bulk.close' })
  await reached('closed')
})

test('without a contest among the filters none is chosen', () => {
  const actor = createActor(bulkMachine<Shown>())
  actor.start()
  actor.send({ type: 'bulk.begin', set: { ...set, filter: {} } })
  expect(actor.getSnapshot().context.values.group_num).toBe('')
})
