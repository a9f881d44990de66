import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import type { BulkActKind } from './bulkAct.ts'

/** The act as it is chosen; empty: not yet. */
export interface BulkValues {
  kind: '' | BulkActKind
  /** Number of the contest of the entries; empty: all. */
  group_num: string
  to_group_num: string
  processing: boolean
  publication: boolean
  method: string
  reference: string
  notify: boolean
}

/** The registrations that an act is about. */
export interface BulkSet {
  /** Of the list, as its calls take them. */
  filter: Readonly<{ group_num?: number }>
  /** Only these; empty: all that fit the filter. */
  ids: readonly number[]
  count: number
}

/** What the act would do. Who runs the machine knows the rest of it. */
interface Preview {
  /** Names what was looked at. */
  state: string
}

export interface BulkRequest {
  set: BulkSet
  values: BulkValues
}

export interface BulkDone {
  /** How many registrations were changed. */
  changed: number
  /** null: there is nothing to undo. */
  changeSetId: number | null
}

interface BulkContext<Shown extends Preview> {
  set: BulkSet
  values: BulkValues
  /** What would be done; null until it was asked for. */
  preview: Shown | null
  /** What was thrown last; null: nothing. */
  refusal: unknown
}

export type BulkEvent =
  | { type: 'bulk.begin'; set: BulkSet }
  | { type: 'act.change'; change: Partial<BulkValues> }
  | { type: 'preview.ask' }
  | { type: 'act.confirm' }
  | { type: 'bulk.close' }

const noValues: BulkValues = {
  kind: '',
  group_num: '',
  to_group_num: '',
  processing: false,
  publication: false,
  method: 'cash',
  reference: '',
  notify: false,
}

const nobody: BulkSet = { filter: {}, ids: [], count: 0 }

const thrown = ({ event }: { event: { error: unknown } }) => event.error

/**
 * One act on many registrations (docs/rules/registration.md, «Merging and bulk acts»): chosen, looked at, confirmed, done.
 * Nothing is done that was not looked at; where it is refused, what would be done now is read again, and the refusal
 * stays. While it is done it can be neither changed nor closed. Emits `bulk.done`.
 */
export function bulkMachine<Shown extends Preview>() {
  return setup({
    types: declared<{
      context: BulkContext<Shown>
      events: BulkEvent
      emitted: { type: 'bulk.done'; values: BulkValues } & BulkDone
    }>(),
    actors: {
      preview: placeholder<Shown, BulkRequest>('preview'),
      apply: placeholder<BulkDone, BulkRequest & { state: string }>('apply'),
    },
    actions: {
      // Begins with the filtered contest, which an act is mostly about.
      begin: assign((_, set: BulkSet) => ({
        set,
        values: { ...noValues, group_num: String(set.filter.group_num ?? '') },
        preview: null,
        refusal: null,
      })),
      change: assign(({ context }, change: Partial<BulkValues>) => ({
        values: { ...context.values, ...change },
        // Whether letters go out does not change what is done.
        preview: Object.keys(change).every((field) => field === 'notify') ? context.preview : null,
        refusal: null,
      })),
      forget: assign({ refusal: null }),
      show: assign((_, preview: Shown) => ({ preview })),
      refuse: assign((_, refusal: unknown) => ({ preview: null, refusal })),
      keepRefusal: assign((_, refusal: unknown) => ({ refusal })),
    },
    guards: { isShown: ({ context }) => context.preview !== null },
  }).createMachine({
    id: 'bulk',
    context: { set: nobody, values: noValues, preview: null, refusal: null },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'bulk.begin': {
            target: 'choosing',
            actions: { type: 'begin', params: ({ event }) => event.set },
          },
        },
      },
      choosing: {
        on: {
          'act.change': { actions: { type: 'change', params: ({ event }) => event.change } },
          'preview.ask': { target: 'reading', actions: 'forget' },
          'act.confirm': { target: 'applying', guard: 'isShown', actions: 'forget' },
          'bulk.close': 'closed',
        },
      },
      reading: {
        on: {
          'act.change': {
            target: 'choosing',
            actions: { type: 'change', params: ({ event }) => event.change },
          },
          'bulk.close': 'closed',
        },
        invoke: {
          src: 'preview',
          input: ({ context: { set, values } }) => ({ set, values }),
          onDone: {
            target: 'choosing',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          onError: {
            target: 'choosing',
            actions: { type: 'refuse', params: thrown },
          },
        },
      },
      applying: {
        invoke: {
          src: 'apply',
          input: ({ context: { set, values, preview } }) => ({
            set,
            values,
            state: preview?.state ?? '',
          }),
          onDone: {
            target: 'closed',
            actions: emit(({ context, event }) => ({
              type: 'bulk.done',
              values: context.values,
              ...event.output,
            })),
          },
          // The set may be another by now: what would be done is shown anew.
          onError: {
            target: 'reading',
            actions: { type: 'keepRefusal', params: thrown },
          },
        },
      },
    },
  })
}
