import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { settle, statesMet } from '../testing/machine.ts'
import { fileSlots } from './eventFiles.ts'
import {
  eventFilesMachine,
  type ChosenFile,
  type EventFile,
  type EventFilesEvent,
  type Upload,
} from './eventFilesMachine.ts'

const kept = (id: string, name = `${id}.png`): EventFile => ({
  id,
  name,
  size: 10,
  mime: 'image/png',
  updated_at: '2027-04-01T12:00:00Z',
  previewUrl: null,
})
const chosen = (name: string, size = 10): ChosenFile => ({ name, size, data: name })

interface Effects {
  upload?: (upload: Upload) => Promise<EventFile>
  remove?: (id: string) => Promise<void>
}

function start(
  effects: Effects = {},
  files: EventFile[] = [kept('banner')],
  eventId: number | null = 1,
) {
  const clock = new SimulatedClock()
  const calls: string[] = []
  const machine = eventFilesMachine.provide({
    actors: {
      upload: fromPromise<EventFile, Upload>(({ input }) => {
        calls.push(`upload ${input.id} ${input.file.name} of event ${input.eventId}`)
        return effects.upload?.(input) ?? Promise.resolve(kept(input.id, input.file.name))
      }),
      remove: fromPromise<void, { eventId: number; id: string }>(({ input }) => {
        calls.push(`remove ${input.id} of event ${input.eventId}`)
        return effects.remove?.(input.id) ?? Promise.resolve()
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { eventId, slots: fileSlots, files } })
  const saved: number[] = []
  actor.on('files.saved', ({ failed }) => {
    saved.push(failed)
  })
  actor.start()
  return {
    actor,
    clock,
    calls,
    saved,
    send: (...events: EventFilesEvent[]) => {
      for (const event of events) actor.send(event)
    },
    place: (id: string) => actor.getSnapshot().context.places.find((place) => place.id === id),
    editing: () => waitFor(actor, (snapshot) => snapshot.matches('editing')),
  }
}

const choose = (id: string, file = chosen(`new ${id}.png`)): EventFilesEvent => ({
  type: 'file.choose',
  id,
  file,
})
const save: EventFilesEvent = { type: 'changes.save' }

describe('«can be marked for upload (modified) or deletion (delete)»', () => {
  test('the four places are there, empty or not', () => {
    const { actor, place } = start()
    expect(actor.getSnapshot().context.places.map(({ id }) => id)).toEqual([...fileSlots])
    expect(place('banner')?.file).toEqual(kept('banner'))
    expect(place('invitation')?.file).toBeNull()
  })
  test('marks replace each other and can be taken back; nothing is sent', () => {
    const { send, place, calls } = start()
    send(choose('banner'))
    expect(place('banner')).toMatchObject({ modified: { name: 'new banner.png' }, delete: false })
    send({ type: 'file.delete', id: 'banner' })
    expect(place('banner')).toMatchObject({ modified: null, delete: true })
    send({ type: 'file.revert', id: 'banner' })
    expect(place('banner')).toMatchObject({ file: kept('banner'), modified: null, delete: false })
    expect(calls).toEqual([])
  })
  test('any other file has a place of its own', () => {
    const { send, place } = start()
    send(choose('0b7a'))
    expect(place('0b7a')).toMatchObject({ file: null, modified: { name: 'new 0b7a.png' } })
  })
  test('an empty file is not taken', () => {
    const { actor, send, place } = start()
    send(choose('banner', chosen('empty.png', 0)))
    expect(place('banner')).toMatchObject({ modified: null, problem: 'Файл пустой' })
    expect(actor.getSnapshot().can(save)).toBe(false)
  })
  test('files loaded anew keep the marks', () => {
    const { send, place } = start()
    send(choose('banner'), { type: 'files.load', files: [kept('banner', 'later.png'), kept('x')] })
    expect(place('banner')).toMatchObject({
      file: { name: 'later.png' },
      modified: { name: 'new banner.png' },
    })
    expect(place('x')?.file?.name).toBe('x.png')
  })
})

describe('«saving the event applies them»', () => {
  test('«Saving an event with no current event: "Текущий турнир не установлен."»; marks stay', () => {
    const { actor, send, calls, place } = start({}, [], null)
    send(choose('banner'), save)
    const snapshot = actor.getSnapshot()
    expect(snapshot.matches('editing')).toBe(true)
    expect(snapshot.context.problem).toBe('Текущий турнир не установлен.')
    expect(calls).toEqual([])
    expect(place('banner')).toMatchObject({ modified: { name: 'new banner.png' } })
  })
  test('one after another', async () => {
    const { send, calls, saved, place, editing } = start()
    send(choose('invitation'), { type: 'file.delete', id: 'banner' }, choose('0b7a'), save)
    await editing()
    expect(calls).toEqual([
      'upload invitation new invitation.png of event 1',
      'remove banner of event 1',
      'upload 0b7a new 0b7a.png of event 1',
    ])
    expect(saved).toEqual([0])
    expect(place('invitation')).toMatchObject({
      file: kept('invitation', 'new invitation.png'),
      modified: null,
    })
    expect(place('banner')).toMatchObject({ file: null, delete: false })
  })
  test('without marks there is nothing to save', () => {
    expect(start().actor.getSnapshot().can(save)).toBe(false)
  })
  test('progress is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<EventFile>()
    let progress: (part: number) => void = () => {}
    const { send, place, editing } = start({
      upload: ({ onProgress }) => {
        progress = onProgress
        return promise
      },
    })
    send(choose('banner'), save)
    progress(0.4)
    expect(place('banner')?.progress).toBe(0.4)
    resolve(kept('banner', 'done.png'))
    await editing()
    expect(place('banner')).toMatchObject({ progress: null, file: { name: 'done.png' } })
  })
})

describe('what fails', () => {
  test('stays marked with its reason, the rest is applied, and the next save sends it again', async () => {
    let isDown = true
    const { send, calls, saved, place, editing } = start({
      upload: ({ id, file }) =>
        isDown && id === 'banner'
          ? Promise.reject({ status: 413, answer: { message: 'Слишком большой файл.' } })
          : Promise.resolve(kept(id, file.name)),
      remove: () => (isDown ? Promise.reject({ status: 0, message: '' }) : Promise.resolve()),
    })
    send(choose('banner'), choose('invitation'), { type: 'file.delete', id: 'bg-mobile' }, save)
    await editing()
    expect(saved).toEqual([2])
    expect(place('banner')).toMatchObject({
      modified: { name: 'new banner.png' },
      problem: 'Слишком большой файл.',
    })
    expect(place('bg-mobile')).toMatchObject({
      delete: true,
      problem: expect.stringContaining('Нет связи'),
    })
    expect(place('invitation')).toMatchObject({ modified: null, problem: null })

    isDown = false
    calls.length = 0
    send(save)
    await editing()
    expect(calls).toEqual([
      'upload banner new banner.png of event 1',
      'remove bg-mobile of event 1',
    ])
    expect(saved).toEqual([2, 0])
    expect(place('banner')).toMatchObject({ modified: null, problem: null })
  })

  test('«the 15 s limit is time without progress»', async () => {
    let progress: (part: number) => void = () => {}
    const { send, clock, place, saved } = start({
      upload: ({ onProgress }) => {
        progress = onProgress
        return Promise.withResolvers<EventFile>().promise
      },
    })
    send(choose('banner'), save)
    clock.increment(14_999)
    progress(0.1)
    clock.increment(14_999)
    expect(place('banner')).toMatchObject({ progress: 0.1, problem: null })
    clock.increment(1)
    await settle()
    expect(place('banner')).toMatchObject({
      progress: null,
      problem: expect.stringContaining('Нет связи'),
    })
    expect(saved).toEqual([1])
  })

  test('stopped, a file is no longer shown as on its way', async () => {
    const { send, place } = start({
      upload: ({ onProgress }) => {
        onProgress(0.4)
        return Promise.withResolvers<EventFile>().promise
      },
    })
    send(choose('banner'), save, { type: 'upload.progress', part: 0.4 })
    expect(place('banner')?.progress).toBe(0.4)
    send({ type: 'changes.stop' })
    expect(place('banner')?.progress).toBeNull()
  })

  test('stopped, what was not applied stays marked', async () => {
    const { actor, send, calls, place } = start({
      upload: () => Promise.withResolvers<EventFile>().promise,
    })
    send(choose('banner'), choose('invitation'), save, { type: 'changes.stop' })
    await settle()
    expect(actor.getSnapshot().value).toBe('editing')
    expect(calls).toHaveLength(1)
    expect(place('banner')?.modified).not.toBeNull()
    expect(place('invitation')?.modified).not.toBeNull()
    expect(actor.getSnapshot().can(save)).toBe(true)
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  let turn = 0
  const sometimes = async <T>(value: T): Promise<T> => {
    turn += 1
    if (turn % 3 === 0) throw new Error('503')
    return value
  }
  const events: EventFilesEvent[] = [
    choose('banner'),
    choose('0b7a'),
    { type: 'file.delete', id: 'banner' },
    { type: 'file.revert', id: 'banner' },
    { type: 'files.load', files: [] },
    { type: 'upload.progress', part: 0.5 },
    { type: 'changes.stop' },
    save,
    save,
  ]
  const reached = await statesMet(
    events,
    () =>
      start({ upload: ({ id }) => sometimes(kept(id)), remove: () => sometimes(undefined) }).actor,
  )
  expect(reached).toEqual(['applying.deleting', 'applying.uploading.moving', 'editing'])
})
