import { setTimeout } from 'node:timers/promises'

import type { components } from '@parket/api-client/schema'
import { liveActor } from '@parket/site/live/followEvent'
import {
  keepFresh,
  PHONE_PACE,
  SCREEN_PACE,
  type Fresh,
  type FreshSource,
} from '@parket/site/live/keepFresh'

import type { BreakState } from './organiser.ts'

type Schemas = components['schemas']

/** Everybody who looks: phones, the hall's screen, the marshal, the announcer. Each has the client of the product. */
export interface Audience {
  /** Waits until everybody has read anew and knows how the break stands. @returns how long it took, ms */
  allKnow: (breakState: BreakState) => Promise<number>
  /** What somebody was shown before it was published, and who never saw it. */
  findings: () => string[]
  /** From now on the places are no secret. */
  notePublished: () => void
  close: () => void
}

interface Viewer {
  name: string
  /** What it reads. */
  path: string
  token: string | null
}

interface AudiencePlan {
  url: string
  eventId: number
  viewers: readonly Viewer[]
  /** How long all may take to be told, ms. */
  patienceMs: number
  /** Of a planted fault; left out, that of the product. */
  follow?: Follow | undefined
}

/** How a page stays with what it shows. */
export type Follow = (source: FreshSource<Looked>) => Pick<Fresh, 'stop'>

export function openAudience(plan: AudiencePlan): Audience {
  const { url, eventId, viewers, patienceMs, follow = keepFresh } = plan
  const shown = new Map<string, Looked>()
  const found = new Set<string>()
  let isPublished = false

  /** Who saw numbers of a heat, and a heat on the floor. */
  const saw = { numbers: new Set<string>(), onFloor: new Set<string>() }

  function hear({ name }: Viewer, answer: Looked) {
    shown.set(name, answer)
    const { hasNumbers, isOnFloor, isEarly } = heatsOf(answer)
    if (hasNumbers) saw.numbers.add(name)
    if (isOnFloor) saw.onFloor.add(name)
    if (isEarly) found.add(`${name}: was told of a heat too early`)
    // The marshal and the announcer read what is theirs: heats, and no mark.
    if (!isOfEverybody(answer)) return
    if (!isPublished && tellsPlaces(answer)) found.add(`${name}: was shown places too early`)
  }

  const leaving = viewers.map((viewer) => open({ url, eventId, follow }, viewer, hear))
  return {
    async allKnow(breakState) {
      const began = performance.now()
      const isBehind = ({ name }: Viewer) => {
        const answer = shown.get(name)
        return !answer || breakOf(answer) !== breakState
      }
      while (viewers.some(isBehind)) {
        if (performance.now() - began > patienceMs) {
          found.add(`${viewers.filter(isBehind).length} were not told in time`)
          break
        }
        await setTimeout(20)
      }
      return performance.now() - began
    },
    findings() {
      if (!isPublished) return [...found]
      const without = [...shown.values()].filter(
        (answer) => isOfEverybody(answer) && !tellsPlaces(answer),
      ).length
      const blind = viewers.filter(({ token }) => token !== null).map(({ name }) => name)
      return [
        ...found,
        ...(without > 0 ? [`${without} never learned of the places`] : []),
        ...blind
          .filter((name) => !saw.numbers.has(name) || !saw.onFloor.has(name))
          .map((name) => `${name}: never saw who dances, or which heat is on the floor`),
      ]
    },
    notePublished() {
      isPublished = true
    },
    close: () => leaving.forEach((leave) => leave()),
  }
}

/** What is read: by everybody and the screen, or by who works there. */
type Looked = Schemas['EventNow'] | Schemas['Hall']

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

/** One who looks: reads at once, as soon as something changes, and at intervals. @returns ends it */
function open(
  { url, eventId, follow }: { url: string; eventId: number; follow: Follow },
  viewer: Viewer,
  onAnswer: (viewer: Viewer, answer: Looked) => void,
): () => void {
  const { path, token } = viewer
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  let last: { etag: string; answer: Looked } | null = null

  async function read(signal: AbortSignal): Promise<Looked> {
    const answer = await fetch(url + path, {
      signal,
      headers: { ...authorization, ...(last && { 'if-none-match': last.etag }) },
    })
    if (answer.status === 304 && last) return last.answer
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const read = (await answer.json()) as Looked
    last = { etag: answer.headers.get('etag') ?? '', answer: read }
    return read
  }

  const { stop } = follow({
    ...(token === null ? PHONE_PACE : SCREEN_PACE),
    read,
    follow({ onChange, onLiveness }) {
      const actor = liveActor({
        connection: { baseUrl: url, getToken: () => token, getDs: () => null },
        eventId,
        topics: token === null ? ['now', 'results', 'timetable'] : ['staff', 'now', 'results'],
        onChange,
        onLiveness: (liveness) => onLiveness(liveness === 'live'),
      })
      actor.start()
      actor.send({ type: 'page.shown' })
      return () => actor.stop()
    },
    onAnswer: (answer) => onAnswer(viewer, answer),
  })
  return stop
}
