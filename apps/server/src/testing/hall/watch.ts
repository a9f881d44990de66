import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'

import type { BreakState } from './organiser.ts'
import type { Looked, Viewing } from './viewer.ts'

type Schemas = components['schemas']

/** One who looks, and when everything that is shown became as it is. */
export interface Sight {
  name: string
  /** ms since 1970; null: not in time. */
  at: number | null
}

/** What pages of one process are shown. */
export interface Watch {
  /** Waits until each page is right: it shows how the break stands, and after the publication the places. */
  allKnow: (breakState: BreakState, patienceMs: number) => Promise<Sight[]>
  /** What somebody was shown before it was published, and who never saw it. */
  findings: () => string[]
  /** From now on the places are no secret. */
  notePublished: () => void
  close: () => void
}

/** A page, and how it is opened. */
export interface Viewer {
  name: string
  open: (viewing: Pick<Viewing, 'onAnswer'>) => () => void
  /** It is of who runs the day, or the screen. */
  isOfStaff: boolean
}

/** How a page looks at present. */
interface Shown {
  breakState: string | undefined
  hasPlaces: boolean
  since: number
}

export function watch(viewers: readonly Viewer[]): Watch {
  const shown = new Map<string, Shown>()
  const found = new Set<string>()
  /** Who saw numbers of a heat, and a heat on the floor. */
  const saw = { numbers: new Set<string>(), onFloor: new Set<string>() }
  const ofEverybody = new Set<string>()
  let isPublished = false

  function hear(name: string, answer: Looked, results: readonly unknown[] | null) {
    const { hasNumbers, isOnFloor, isEarly } = heatsOf(answer)
    if (hasNumbers) saw.numbers.add(name)
    if (isOnFloor) saw.onFloor.add(name)
    if (isEarly) found.add(`${name}: was told of a heat too early`)
    // The marshal and the announcer read what is theirs: heats, and no mark.
    const isPublic = isOfEverybody(answer)
    if (isPublic) ofEverybody.add(name)
    const hasSome = isPublic && (tellsPlaces(answer) || (results?.length ?? 0) > 0)
    if (!isPublished && hasSome) found.add(`${name}: was shown places too early`)
    const hasPlaces = isPublic && tellsPlaces(answer) && results?.length !== 0
    note(name, { breakState: breakOf(answer), hasPlaces })
  }

  function note(name: string, now: Omit<Shown, 'since'>) {
    const before = shown.get(name)
    const isSame = (one: Shown) =>
      one.breakState === now.breakState && one.hasPlaces === now.hasPlaces
    if (!before || !isSame(before)) shown.set(name, { ...now, since: Date.now() })
  }

  function isRight(name: string, breakState: BreakState): boolean {
    const page = shown.get(name)
    const lacksPlaces = isPublished && ofEverybody.has(name) && page?.hasPlaces !== true
    return page?.breakState === breakState && !lacksPlaces
  }

  const leaving = viewers.map(({ name, open }) =>
    open({ onAnswer: (answer, results) => hear(name, answer, results) }),
  )
  return {
    async allKnow(breakState, patienceMs) {
      const deadline = Date.now() + patienceMs
      while (viewers.some(({ name }) => !isRight(name, breakState)) && Date.now() < deadline) {
        await setTimeout(20)
      }
      return viewers.map(({ name }) => ({
        name,
        at: isRight(name, breakState) ? (shown.get(name)?.since ?? null) : null,
      }))
    },
    findings() {
      if (!isPublished) return [...found]
      const without = [...ofEverybody].filter((name) => shown.get(name)?.hasPlaces !== true).length
      const blind = viewers
        .filter(
          ({ name, isOfStaff }) => isOfStaff && !(saw.numbers.has(name) && saw.onFloor.has(name)),
        )
        .map(({ name }) => `${name}: never saw who dances, or which heat is on the floor`)
      return [
        ...found,
        ...(without > 0 ? [`${without} never learned of the places`] : []),
        ...blind,
      ]
    },
    notePublished() {
      isPublished = true
    },
    close: () => leaving.forEach((leave) => leave()),
  }
}

function isOfEverybody(answer: Looked): answer is Schemas['EventNow'] {
  return 'ceremonies' in answer
}

/** Of those who work there it is told while it is ahead or runs. */
function breakOf({ floors }: Looked): string | undefined {
  return floors
    .flatMap(({ items }): { kind: string; state: string }[] => items)
    .find(({ kind }) => kind === 'break')?.state
}

function heatsOf(answer: Looked) {
  if (!isOfEverybody(answer)) {
    const rounds = answer.floors.flatMap(({ items }) => items.flatMap((item) => item.rounds))
    return {
      hasNumbers: rounds.some(({ heats }) => heats.flat().length > 0),
      isOnFloor: answer.floors.some(({ on_floor }) => on_floor !== null),
      isEarly: false,
    }
  }
  const rounds = answer.floors.flatMap(({ items }) => items.flatMap((item) => item.rounds))
  return {
    hasNumbers: rounds.some(({ heats }) => (heats ?? []).flat().length > 0),
    isOnFloor: rounds.some(({ is_on_floor }) => is_on_floor),
    isEarly: rounds.some(
      ({ heats, released, is_on_floor }) => heats === null && (is_on_floor || released.length > 0),
    ),
  }
}

function tellsPlaces({ floors, ceremonies }: Schemas['EventNow']): boolean {
  const items = floors.flatMap((floor) => floor.items)
  return ceremonies.length > 0 || items.some(({ result }) => result === 'published')
}
