import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { problemText } from '../problems/catalogue.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import type { FileSlotState, KeptFile } from './fileSlotState.ts'

/** A file of an event as the server keeps it (docs/rules/events-and-contests.md, «Files of an event»). */
export interface EventFile extends KeptFile {
  id: string
  mime: string
  updated_at: string
}

/** A file chosen on the device; `data` is what the host can send. */
export interface ChosenFile {
  name: string
  size: number
  data: unknown
}

/** A place for a file of an event; its id is a known slot (`banner` …) or a UUID. */
export interface EventFileSlot extends FileSlotState<EventFile, ChosenFile> {
  id: string
}

export interface EventFilesContext {
  /** The current event; null where none is. */
  eventId: number | null
  /** Why nothing could be saved, in Russian. */
  problem: string | null
  places: readonly EventFileSlot[]
  /** Ids still to be applied. */
  queue: readonly string[]
}

export type EventFilesEvent =
  | { type: 'files.load'; files: readonly EventFile[] }
  | { type: 'file.choose'; id: string; file: ChosenFile }
  | { type: 'file.delete'; id: string }
  | { type: 'file.revert'; id: string }
  | { type: 'changes.save' }
  | { type: 'changes.stop' }
  | { type: 'upload.progress'; part: number }

export interface Upload {
  eventId: number
  id: string
  file: ChosenFile
  /** Part sent so far, 0 to 1. */
  onProgress: (part: number) => void
}

/** «For file transfer the 15 s limit is time without progress» (the same rules). */
export const uploadStall = 15_000

/**
 * Files of an event (docs/rules/events-and-contests.md, «Files of an event»): «can be marked for upload (modified) or
 * deletion (delete); saving the event applies them», one after another. What failed stays marked, with its reason,
 * and goes again with the next save; the rest is applied anyway. Emits `files.saved` with the number left. With
 * no current event nothing is saved: «Текущий турнир не установлен.» (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export const eventFilesMachine = setup({
  types: declared<{
    context: EventFilesContext
    events: EventFilesEvent
    input: { eventId: number | null; slots: readonly string[]; files: readonly EventFile[] }
    emitted: { type: 'files.saved'; failed: number }
  }>(),
  actors: {
    upload: placeholder<EventFile, Upload>('upload'),
    remove: placeholder<void, { eventId: number; id: string }>('remove'),
  },
  actions: {
    change: assign(
      ({ context }, { id, change }: { id: string; change: Partial<EventFileSlot> }) => ({
        places: changed(context.places, id, change),
      }),
    ),
    applied: assign(({ context }, { file }: { file: EventFile | null }) => ({
      places: changed(context.places, current(context).id, { ...unmarked, file }),
      queue: context.queue.slice(1),
    })),
    failed: assign(({ context }, { problem }: { problem: string }) => ({
      places: changed(context.places, current(context).id, { progress: null, problem }),
      queue: context.queue.slice(1),
    })),
  },
  guards: {
    isUploadNext: ({ context }) => context.queue.length > 0 && current(context).modified !== null,
    isDeletionNext: ({ context }) => context.queue.length > 0,
    hasNoEvent: ({ context }) => context.eventId === null,
    isMarked: ({ context }) => context.places.some(isMarked),
    hasContent: (_, { file }: { file: ChosenFile }) => file.size > 0,
  },
  delays: { stall: uploadStall },
}).createMachine({
  id: 'eventFiles',
  context: ({ input }) => ({
    eventId: input.eventId,
    problem: null,
    places: placesOf(input.slots.map(emptyPlace), input.files),
    queue: [],
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'files.load': {
          actions: assign({
            places: ({ context, event }) => placesOf(context.places, event.files),
          }),
        },
        'file.choose': [
          {
            guard: { type: 'hasContent', params: ({ event }) => event },
            actions: {
              type: 'change',
              params: ({ event }) => ({
                id: event.id,
                change: { ...unmarked, modified: event.file },
              }),
            },
          },
          {
            actions: {
              type: 'change',
              params: ({ event }) => ({
                id: event.id,
                change: { problem: problemText('file_empty') },
              }),
            },
          },
        ],
        'file.delete': {
          actions: {
            type: 'change',
            params: ({ event }) => ({ id: event.id, change: { ...unmarked, delete: true } }),
          },
        },
        'file.revert': {
          actions: {
            type: 'change',
            params: ({ event }) => ({ id: event.id, change: unmarked }),
          },
        },
        'changes.save': [
          {
            guard: 'hasNoEvent',
            actions: assign({ problem: problemText('no_current_event') }),
          },
          {
            target: 'applying',
            guard: 'isMarked',
            actions: assign({
              queue: ({ context }) => context.places.filter(isMarked).map(({ id }) => id),
            }),
          },
        ],
      },
    },
    applying: {
      initial: 'next',
      on: {
        'changes.stop': {
          target: 'editing',
          actions: [
            {
              type: 'change',
              params: ({ context }) => ({ id: current(context).id, change: { progress: null } }),
            },
            assign({ queue: [] }),
          ],
        },
      },
      states: {
        next: {
          always: [
            { target: 'uploading', guard: 'isUploadNext' },
            { target: 'deleting', guard: 'isDeletionNext' },
            {
              target: '#eventFiles.editing',
              actions: emit(({ context }) => ({
                type: 'files.saved',
                failed: context.places.filter(isMarked).length,
              })),
            },
          ],
        },
        uploading: {
          initial: 'moving',
          states: {
            moving: {
              after: {
                stall: {
                  target: '#eventFiles.applying.next',
                  actions: { type: 'failed', params: { problem: problemText('network') } },
                },
              },
            },
          },
          invoke: {
            src: 'upload',
            input: ({ context, self }) => ({
              eventId: eventIdOf(context),
              ...uploadOf(current(context)),
              onProgress: (part) => self.send({ type: 'upload.progress', part }),
            }),
            onDone: {
              target: 'next',
              actions: { type: 'applied', params: ({ event }) => ({ file: event.output }) },
            },
            onError: {
              target: 'next',
              actions: { type: 'failed', params: ({ event }) => reasonOf(event.error) },
            },
          },
          on: {
            'upload.progress': {
              target: '.moving',
              actions: {
                type: 'change',
                params: ({ context, event }) => ({
                  id: current(context).id,
                  change: { progress: event.part },
                }),
              },
            },
          },
        },
        deleting: {
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ eventId: eventIdOf(context), id: current(context).id }),
            onDone: { target: 'next', actions: { type: 'applied', params: { file: null } } },
            onError: {
              target: 'next',
              actions: { type: 'failed', params: ({ event }) => reasonOf(event.error) },
            },
          },
        },
      },
    },
  },
})

const unmarked = { modified: null, delete: false, progress: null, problem: null } as const

/** Whether saving would change anything about a place. */
export function isMarked(place: EventFileSlot): boolean {
  return place.modified !== null || place.delete
}

function emptyPlace(id: string): EventFileSlot {
  return { id, file: null, ...unmarked }
}

/** The places with the server's files in them; marks stay, and so do places for files not yet sent. */
function placesOf(places: readonly EventFileSlot[], files: readonly EventFile[]): EventFileSlot[] {
  const fileOf = new Map(files.map((file) => [file.id, file]))
  const known = new Set(places.map(({ id }) => id))
  const news = files.filter(({ id }) => !known.has(id)).map(({ id }) => emptyPlace(id))
  const all: EventFileSlot[] = []
  for (const place of [...places, ...news]) {
    all.push({ ...place, file: fileOf.get(place.id) ?? null })
  }
  return all
}

/** A place changed, or made where a file of a new id is chosen. */
function changed(
  places: readonly EventFileSlot[],
  id: string,
  change: Partial<EventFileSlot>,
): EventFileSlot[] {
  const place = places.find((place) => place.id === id)
  if (!place) return [...places, { ...emptyPlace(id), ...change }]
  return places.map((other) => (other === place ? { ...place, ...change } : other))
}

function current({ places, queue }: EventFilesContext): EventFileSlot {
  const place = places.find(({ id }) => id === queue[0])
  if (!place) throw new Error('No file is being applied in this state')
  return place
}

function eventIdOf({ eventId }: EventFilesContext): number {
  if (eventId === null) throw new Error('No event is being saved in this state')
  return eventId
}

function uploadOf({ id, modified }: EventFileSlot): { id: string; file: ChosenFile } {
  if (modified === null) throw new Error(`File ${id} is not marked for upload`)
  return { id, file: modified }
}

function reasonOf(error: unknown): { problem: string } {
  return { problem: errorText(toRequestFailure(error)) }
}
