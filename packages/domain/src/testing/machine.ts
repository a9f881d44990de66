import * as fc from 'fast-check'
import type { AnyActor } from 'xstate'

/** Lets promises that are already settled reach the machine. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/**
 * Sends any events in any order to a started actor, each walk to one of its own.
 * @param start makes and starts an actor
 * @returns the names of all states met, sorted; nested ones with dots (`form.editing`)
 * @throws when a state breaks on an event
 */
export async function statesMet(
  events: readonly { type: string }[],
  start: () => AnyActor,
): Promise<string[]> {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...events), fc.boolean()), { maxLength: 25 }),
      async (walk) => {
        const errors: unknown[] = []
        const actor = start()
        const meet = ({ value }: { value: unknown }) => {
          for (const state of statesOf(value)) met.add(state)
        }
        meet(actor.getSnapshot())
        actor.subscribe({ next: meet, error: (error) => errors.push(error) })
        for (const [event, waits] of walk) {
          actor.send(event)
          if (waits) await settle()
        }
        actor.stop()
        if (errors.length > 0) throw errors[0]
      },
    ),
    { numRuns: 300, seed: 2027 },
  )
  return [...met].sort()
}

function statesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([region, inner]) =>
    statesOf(inner).map((state) => `${region}.${state}`),
  )
}
