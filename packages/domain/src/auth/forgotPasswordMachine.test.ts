import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { settle, statesMet } from '../testing/machine.ts'
import { forgotPasswordMachine, type ForgotPasswordEvent } from './forgotPasswordMachine.ts'

function start(sendLetter: (email: string) => Promise<void>) {
  const clock = new SimulatedClock()
  const machine = forgotPasswordMachine.provide({
    actors: {
      sendLetter: fromPromise(({ input }: { input: { email: string } }) => sendLetter(input.email)),
    },
  })
  return { actor: createActor(machine, { clock }).start(), clock }
}

const never = () => Promise.withResolvers<void>().promise

describe('«Forgot-password dialog: sending, then sent or error»', () => {
  test('sent, to the e-mail without spaces around', async () => {
    const sent: string[] = []
    const { actor } = start(async (email) => {
      sent.push(email)
    })
    actor.send({ type: 'dialog.open', email: ' anna@example.org ' })
    actor.send({ type: 'letter.request' })
    expect(actor.getSnapshot().value).toBe('sending')
    await waitFor(actor, (snapshot) => snapshot.matches('sent'))
    expect(sent).toEqual(['anna@example.org'])
  })

  test('an e-mail that cannot be one is not sent to; typing takes the message away', () => {
    const { actor } = start(never)
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'letter.request' })
    expect(actor.getSnapshot().value).toBe('invalid')
    actor.send({ type: 'letter.request' })
    expect(actor.getSnapshot().value).toBe('invalid')
    actor.send({ type: 'email.change', email: 'anna@example.org' })
    expect(actor.getSnapshot().value).toBe('editing')
  })

  test('a failure can be repeated', async () => {
    const { actor } = start(() => Promise.reject(new Error('503')))
    actor.send({ type: 'dialog.open', email: 'anna@example.org' })
    actor.send({ type: 'letter.request' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(actor.getSnapshot().can({ type: 'letter.request' })).toBe(true)
    actor.send({ type: 'letter.request' })
    expect(actor.getSnapshot().value).toBe('sending')
  })

  test('«forgot-password timeout 15000 ms»', async () => {
    const { actor, clock } = start(never)
    actor.send({ type: 'dialog.open', email: 'anna@example.org' })
    actor.send({ type: 'letter.request' })
    clock.increment(14_999)
    expect(actor.getSnapshot().value).toBe('sending')
    clock.increment(1)
    await settle()
    expect(actor.getSnapshot().value).toBe('failed')
  })

  test('opened again it still knows the e-mail', () => {
    const { actor } = start(never)
    actor.send({ type: 'dialog.open', email: 'anna@example.org' })
    actor.send({ type: 'dialog.close' })
    actor.send({ type: 'dialog.open' })
    expect(actor.getSnapshot().context.email).toBe('anna@example.org')
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: ForgotPasswordEvent[] = [
    { type: 'dialog.open' },
    { type: 'dialog.close' },
    { type: 'email.change', email: 'anna@example.org' },
    { type: 'email.change', email: 'anna' },
    { type: 'letter.request' },
  ]
  let count = 0
  const sometimes = () => ((count += 1) % 2 ? Promise.resolve() : Promise.reject(new Error('503')))
  const reached = await statesMet(events, () => start(sometimes).actor)
  expect(reached).toEqual(['closed', 'editing', 'failed', 'invalid', 'sending', 'sent'])
})
