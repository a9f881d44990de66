import type { components } from '@parket/api-client/schema'

export type EventTask = components['schemas']['EventTask']

/** So many names say what it is about; the page behind shows all. */
const MOST_NAMES = 3

/** The task that these things make, none of nothing. */
export function taskOf(kind: EventTask['kind'], names: readonly string[]): EventTask[] {
  return names.length === 0
    ? []
    : [{ kind, count: names.length, names: names.slice(0, MOST_NAMES), amount: null }]
}

/** The same of things whose names say nothing. */
export function countedTask(
  kind: EventTask['kind'],
  count: number,
  amount: number | null = null,
): EventTask[] {
  return count === 0 ? [] : [{ kind, count, names: [], amount }]
}
