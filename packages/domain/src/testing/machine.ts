import * as fc from 'fast-check'
import type { AnyActor, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'

/** Lets promises that are already settled reach the machine. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** A step of a walk: which event, and how many turns its promises get before the next one. */
const step = fc.record({
  pick: fc.nat(),
  isCurious: fc.boolean(),
  turns: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5),
})

/**
 * Sends any events in any order to a started actor, each walk to one of its own; time runs out at any
 * moment too. A curious step takes an event that the state has not got before, if there is one.
 * @param events every event the machine takes from outside, some perhaps in several forms
 * @param start makes and starts an actor of a machine
 * @returns the names of all states met, sorted; nested ones with dots (`form.editing`)
 * @throws when a state breaks on an event, is never reached, or never gets one of the events
 */
export async function statesMet(
  events: readonly EventObject[],
  start: () => AnyActor,
): Promise<string[]> {
  const machine = machineOf(start)
  const choice = [...events, ...timersOf(machine)]
  const met = new Set<string>()
  const sent = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (walk) => {
      const errors: unknown[] = []
      const taken: string[] = []
      const actor = start()
      const meet = ({ value }: { value: unknown }) => {
        for (const state of statesOf(value)) met.add(state)
      }
      meet(actor.getSnapshot())
      actor.subscribe({ next: meet, error: (error) => errors.push(error) })
      for (const { pick, isCurious, turns } of walk) {
        const states = statesOf(actor.getSnapshot().value)
        const unsent = choice.filter((event) => states.some((state) => !sent.has(on(state, event))))
        const from = isCurious && unsent.length > 0 ? unsent : choice
        const event = from[pick % from.length] as EventObject
        for (const state of states) sent.add(on(state, event))
        taken.push(event.type)
        actor.send(event)
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
        if (errors.length > 0) throw new Error(`${String(errors[0])} after ${taken.join(', ')}`)
      }
      actor.stop()
    }),
    { numRuns: 200, seed: 2027, includeErrorInReport: true },
  )
  const states = restingStates(machine.root)
  const pairs = states.flatMap((state) => typesOf(machine).map((type) => on(state, { type })))
  failOn(
    'States never reached',
    states.filter((state) => !met.has(state)),
  )
  failOn(
    'Events never sent',
    pairs.filter((pair) => !sent.has(pair)),
  )
  return [...met].sort()
}

function on(state: string, { type }: EventObject): string {
  return `${type} in ${state}`
}

function failOn(problem: string, names: readonly string[]): void {
  if (names.length > 0) throw new Error(`${problem}: ${names.join(', ')}`)
}

function machineOf(start: () => AnyActor): AnyStateMachine {
  const actor = start()
  actor.stop()
  return actor.logic as AnyStateMachine
}

/** What a machine takes, its timers included; answers of its actors come when they settle. */
function typesOf({ events }: AnyStateMachine): string[] {
  return events.filter((type) => !/^xstate\.(done|error)\./.test(type))
}

function timersOf(machine: AnyStateMachine): EventObject[] {
  const timers = typesOf(machine).filter((type) => type.startsWith('xstate.after.'))
  return timers.map((type) => ({ type }))
}

/** The innermost states, without those that are left at once whatever holds. */
function restingStates(node: AnyStateNode): string[] {
  if (node.always?.some(({ guard }) => guard === undefined)) return []
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(restingStates)
}

function statesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([region, inner]) =>
    statesOf(inner).map((state) => `${region}.${state}`),
  )
}
