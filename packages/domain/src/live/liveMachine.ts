import { assign, emit, fromCallback, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import type { LiveTopic } from './topics.ts'

/** What the stream of an event tells. */
export type LiveEvent =
  | { type: 'live.open' }
  | { type: 'live.version'; topic: LiveTopic; version: number }
  /** How long to wait after an end, as the server said. */
  | { type: 'live.retry'; ms: number }
  /** Ended, refused or lost. */
  | { type: 'live.cut' }

type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' }

export interface LiveContext {
  /** The last known version of each topic. */
  versions: Partial<Record<LiveTopic, number>>
  retryMs: number
}

/** Told to the page: read again what the topic is about. */
export interface TopicChanged {
  type: 'changed'
  topic: LiveTopic
}

/** Until the server says otherwise. */
const RETRY_MS = 5000

/**
 * Follows an event while its page is seen: a browser has six connections to a host, so a hidden page gives its one
 * back. What changed while nobody followed is known by the versions that come first.
 */
export const liveMachine = setup({
  types: declared<{
    context: LiveContext
    events: LiveEvent | PageEvent
    emitted: TopicChanged
  }>(),
  actors: {
    follow: fromCallback<LiveEvent>(() => {
      throw new Error('The actor follow is not provided')
    }),
  },
  delays: { retry: ({ context }) => context.retryMs },
  guards: {
    isNews: ({ context }, { topic, version }: { topic: LiveTopic; version: number }) =>
      context.versions[topic] !== version,
  },
  actions: {
    note: assign(({ context }, { topic, version }: { topic: LiveTopic; version: number }) => ({
      versions: { ...context.versions, [topic]: version },
    })),
    noteRetry: assign((_, { ms }: { ms: number }) => ({ retryMs: ms })),
    tell: emit((_, { topic }: { topic: LiveTopic }) => ({ type: 'changed', topic })),
  },
}).createMachine({
  id: 'live',
  context: { versions: {}, retryMs: RETRY_MS },
  initial: 'following',
  on: { 'page.hidden': '.hidden' },
  states: {
    following: {
      invoke: { src: 'follow' },
      initial: 'connecting',
      on: {
        'live.cut': 'cut',
        'live.retry': {
          actions: { type: 'noteRetry', params: ({ event: { ms } }) => ({ ms }) },
        },
        'live.version': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: [
            { type: 'note', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => event },
          ],
        },
      },
      states: {
        connecting: { on: { 'live.open': 'live' } },
        live: {},
      },
    },
    /** The page asks at intervals meanwhile. */
    cut: { after: { retry: 'following' } },
    hidden: { on: { 'page.shown': 'following' } },
  },
})
