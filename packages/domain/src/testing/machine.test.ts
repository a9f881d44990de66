import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { statesMet } from './machine.ts'

const turn = { type: 'turn' }
const push = { type: 'push' }
const actorOf = (machine: ReturnType<typeof createMachine>) => () => createActor(machine).start()

describe('a walk through a machine', () => {
  test('meets every state and sends every event in each, its timers included', async () => {
    const door = createMachine({
      initial: 'deciding',
      states: {
        deciding: { always: 'closed' },
        closed: { on: { turn: 'open' } },
        open: { on: { push: 'closed' }, after: { 1000: 'ajar' } },
        ajar: { on: { push: 'closed' } },
      },
    })
    expect(await statesMet([turn, push], actorOf(door))).toEqual(['ajar', 'closed', 'open'])
  })
  test('tells of a state nothing leads to', async () => {
    const door = createMachine({
      initial: 'closed',
      states: { closed: { on: { turn: 'open' } }, open: { on: { turn: 'closed' } }, bricked: {} },
    })
    await expect(statesMet([turn], actorOf(door))).rejects.toThrow('States never reached: bricked')
  })
  test('tells of an event it was not given', async () => {
    const door = createMachine({
      initial: 'closed',
      states: {
        closed: { on: { turn: 'open' } },
        open: { on: { turn: 'closed', push: 'closed' } },
      },
    })
    await expect(statesMet([turn], actorOf(door))).rejects.toThrow(
      'Events never sent: push in closed, push in open',
    )
  })
  test('tells of a state that breaks on an event', async () => {
    const door = createMachine({
      initial: 'closed',
      states: {
        closed: { on: { turn: 'open' } },
        open: {
          on: {
            push: {
              actions: () => {
                throw new Error('The hinge is gone')
              },
            },
          },
        },
      },
    })
    await expect(statesMet([turn, push], actorOf(door))).rejects.toThrow('The hinge is gone')
  })
})
