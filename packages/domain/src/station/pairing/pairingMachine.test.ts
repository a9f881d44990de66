import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  pairingMachine,
  type PairedStation,
  type PairingAnswer,
  type PairingCall,
} from './pairingMachine.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const station: PairedStation = {
  id: 3,
  kind: 'judge',
  letter: 'C',
  label: '',
  who: 'Петров Сергей',
  eventId: 4,
  event: 'Открытая лига',
  epoch: 1,
  isTaken: false,
  hasPin: false,
}
const paired = { token: 's3|x', station }
const refusal = (status: number, errors: Record<string, string[]> = {}) =>
  Object.assign(new Error('no'), { status, answer: { message: 'Нет', errors } })

/** A device whose calls are answered in turn; an error is thrown. */
async function begin(
  code: string | null,
  answers: readonly (PairingAnswer | Error)[],
  whose: PairedStation | Error = station,
) {
  const calls: PairingCall[] = []
  const actor = createActor(
    pairingMachine.provide({
      actors: {
        ask: fromPromise<PairedStation, { code: string }>(async () => {
          if (whose instanceof Error) throw whose
          return whose
        }),
        pair: fromPromise<PairingAnswer, PairingCall>(async ({ input }) => {
          const answer = answers[calls.push(input) - 1] ?? new Error('Nothing is left to say')
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
    }),
    { input: { code } },
  )
  actor.start()
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  await pass()
  return { actor, calls, pass, state: () => actor.getSnapshot().value }
}

test('a link asks whose station it is, and pairs nothing before the yes', async () => {
  const { actor, calls, pass, state } = await begin('link', [paired])
  expect(state()).toBe('confirming')
  expect(calls).toEqual([])
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('paired')
  expect(actor.getSnapshot().context.pairing).toEqual(paired)
})

test('a wrong code is told, and another one can be typed', async () => {
  const wrong = refusal(422, { code: ['Код не подошёл'] })
  const { actor, state } = await begin(null, [], wrong)
  expect(state()).toBe('entering')
  actor.send({ type: 'code.give', code: 'K7MR4TXQ' })
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('entering')
  expect(actor.getSnapshot().context.problem).toBe('Код не подошёл')
})

test('where the place is taken it waits, through a lost network, until the organiser has answered', async () => {
  const { actor, calls, pass, state } = await begin('link', [
    { requestId: 'r' },
    refusal(0),
    { requestId: 'r' },
    paired,
  ])
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('waiting')
  await pass(6000)
  expect(state()).toBe('paired')
  expect(calls.map(({ requestId }) => requestId)).toEqual([null, 'r', 'r', 'r'])
})

test('refused by the organiser it begins again', async () => {
  const { actor, pass, state } = await begin('link', [{ requestId: 'r' }, refusal(403)])
  actor.send({ type: 'station.confirm' })
  await pass(2000)
  expect(state()).toBe('entering')
  expect(actor.getSnapshot().context.problem).toBe('Нет')
})

test('without an answer it can be confirmed once more', async () => {
  const { actor, pass, state } = await begin('link', [refusal(0), paired])
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('confirming')
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('paired')
})

test('the chief judge is asked for the PIN, again after a wrong one', async () => {
  const chief = { ...station, kind: 'chief' as const, hasPin: true }
  const { actor, calls, pass, state } = await begin(
    'link',
    [refusal(422, { pin: ['PIN не подошёл'] }), paired],
    chief,
  )
  actor.send({ type: 'station.confirm' })
  expect(state()).toBe('givingPin')
  actor.send({ type: 'pin.give', pin: '1111' })
  await pass()
  expect(state()).toBe('givingPin')
  actor.send({ type: 'pin.give', pin: '2222' })
  await pass()
  expect(state()).toBe('paired')
  expect(calls.map(({ pin }) => pin)).toEqual(['1111', '2222'])
})

test.each(['station.refuse'] as const)('%s leads back to the code', async (type) => {
  const { actor, state } = await begin('link', [])
  actor.send({ type })
  expect(state()).toBe('entering')
})

test('a chief judge’s device that is somebody else’s goes back before the PIN', async () => {
  const chief = { ...station, kind: 'chief' as const, hasPin: true }
  const { actor, state } = await begin('link', [], chief)
  actor.send({ type: 'station.confirm' })
  actor.send({ type: 'station.refuse' })
  expect(state()).toBe('entering')
})

test('who does not wait for the organiser types another code', async () => {
  const { actor, pass, state } = await begin('link', [{ requestId: 'r' }])
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('waiting')
  actor.send({ type: 'station.refuse' })
  expect(state()).toBe('entering')
})

test('a refusal that is about nothing in particular is told where one confirms', async () => {
  const { actor, pass, state } = await begin('link', [refusal(503)])
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('confirming')
  expect(actor.getSnapshot().context.problem).toBe('Нет')
})

test('a fault of the server, which names no field, leads back to where one confirms', async () => {
  const { actor, pass, state } = await begin('link', [
    Object.assign(new Error('no'), { status: 500 }),
  ])
  actor.send({ type: 'station.confirm' })
  await pass()
  expect(state()).toBe('confirming')
  expect(actor.getSnapshot().context.problem).not.toBeNull()
})
