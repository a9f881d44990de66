import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { liveMachine, type LiveEvent } from './liveMachine.ts'
import { topicsFor } from './topics.ts'

function follow() {
  const clock = new SimulatedClock()
  const streams: { tell: (event: LiveEvent) => void; isLeft: boolean }[] = []
  const machine = liveMachine.provide({
    actors: {
      follow: fromCallback<LiveEvent>(({ sendBack }) => {
        const stream = { tell: sendBack, isLeft: false }
        streams.push(stream)
        return () => {
          stream.isLeft = true
        }
      }),
    },
  })
  const actor = createActor(machine, { clock })
  const changed: string[] = []
  actor.on('changed', ({ topic }) => changed.push(topic))
  actor.start()
  return { actor, clock, streams, changed, state: () => actor.getSnapshot().value }
}

test('a version that is not known yet is told, one that is known is not', () => {
  const { streams, changed, state } = follow()
  expect(state()).toEqual({ following: 'connecting' })
  streams[0]?.tell({ type: 'live.open' })
  expect(state()).toEqual({ following: 'live' })
  for (const version of [3, 3, 4]) {
    streams[0]?.tell({ type: 'live.version', topic: 'staff', version })
  }
  expect(changed).toEqual(['staff', 'staff'])
})

test('a stream that was cut is opened again when the server said, and nothing between is missed', () => {
  const { streams, changed, clock, state } = follow()
  streams[0]?.tell({ type: 'live.open' })
  streams[0]?.tell({ type: 'live.version', topic: 'staff', version: 3 })
  streams[0]?.tell({ type: 'live.retry', ms: 2500 })
  streams[0]?.tell({ type: 'live.cut' })
  expect(state()).toBe('cut')
  clock.increment(2499)
  expect(streams).toHaveLength(1)
  clock.increment(1)
  expect(streams).toHaveLength(2)
  streams[1]?.tell({ type: 'live.version', topic: 'staff', version: 4 })
  expect(changed).toEqual(['staff', 'staff'])
})

test('a hidden page gives its connection back, and follows again when it is seen', () => {
  const { actor, streams, state } = follow()
  actor.send({ type: 'page.hidden' })
  expect([state(), streams[0]?.isLeft]).toEqual(['hidden', true])
  actor.send({ type: 'page.shown' })
  expect([state(), streams]).toMatchObject([{ following: 'connecting' }, { length: 2 }])
})

test('staff follow everything, visitors what is public', () => {
  expect(topicsFor(true)).toEqual(['staff', 'timetable', 'results', 'now'])
  expect(topicsFor(false)).toEqual(['timetable', 'results', 'now'])
})
