import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import { settle, statesMet } from '../testing/machine.ts'
import {
  sheetMachine,
  type SheetEvent,
  type SheetFinish,
  type SheetSave,
  type StoredSheet,
} from './sheetMachine.ts'
import type { SheetInput } from './sheetTyping.ts'

const crosses = { kind: 'crosses', entries: 3, maxima: [] } as const
const blank: SheetInput = {
  entries: [11, 12, 13],
  limits: crosses,
  marks: {},
  version: 1,
  unsent: {},
  isCorrection: false,
}
const lost = { status: 0, message: 'Failed to fetch' }

function start(
  own: Partial<SheetInput> = {},
  save: (sent: SheetSave) => Promise<unknown> = async () => null,
  finish: (given: SheetFinish) => Promise<unknown> = async () => null,
) {
  const saved: SheetSave[] = []
  const machine = sheetMachine.provide({
    actors: {
      save: fromPromise<StoredSheet, SheetSave>(async ({ input }) => {
        await save(input)
        saved.push(input)
        return { version: input.version + 1 }
      }),
      finish: fromPromise<NonReducibleUnknown, SheetFinish>(async ({ input }) => {
        await finish(input)
        return null
      }),
    },
  })
  const actor = createActor(machine, { input: { ...blank, ...own } }).start()
  const type = (...keys: string[]) => {
    for (const key of keys) actor.send({ type: 'key.type', key })
  }
  return { actor, saved, type, context: () => actor.getSnapshot().context }
}

describe('typing a sheet', () => {
  test('each mark goes to the next entry, and is sent', async () => {
    const { type, saved, context } = start()
    type('x', '0')
    expect(context()).toMatchObject({ row: 2, marks: { 11: [1], 12: [0] } })
    await settle()
    await settle()
    expect(saved.map(({ marks }) => marks)).toEqual([{ 11: [1] }, { 12: [0] }])
    expect(context().unsent).toEqual({})
  })

  test('the last entry keeps the cursor; arrows stay within the sheet', () => {
    const { type, actor, context } = start()
    actor.send({ type: 'cursor.move', row: 9, criterion: 4 })
    expect(context()).toMatchObject({ row: 2, criterion: 0 })
    type('x')
    expect(context().row).toBe(2)
    actor.send({ type: 'cursor.move', row: -1, criterion: -1 })
    expect(context()).toMatchObject({ row: 0, criterion: 0 })
  })

  test('a mark to which more digits could come is ended by going on, criterion by criterion', () => {
    const { type, actor, context } = start({
      limits: { kind: 'points', entries: 3, maxima: [100, 50] },
    })
    const goOn = () => actor.send({ type: 'cursor.next' })
    type('8')
    expect(context()).toMatchObject({ row: 0, criterion: 0, buffer: '8' })
    goOn()
    expect(context()).toMatchObject({ row: 0, criterion: 1, buffer: '' })
    type('4')
    goOn()
    expect(context()).toMatchObject({ row: 1, criterion: 0, marks: { 11: [80, 40] } })
    actor.send({ type: 'cursor.move', row: 2, criterion: 1 })
    goOn()
    expect(context()).toMatchObject({ row: 2, criterion: 1 })
  })

  test('an impossible mark is refused at its entry, what stood stays', () => {
    const { type, actor, context } = start({
      limits: { kind: 'skating', entries: 3, maxima: [] },
      marks: { 11: [2] },
    })
    type('4')
    const refused = [{ row: 0, criterion: 0, text: '4' }]
    expect(context()).toMatchObject({ refused, marks: { 11: [2] }, unsent: {} })
    type('ArrowUp')
    actor.send({ type: 'cursor.move', row: 1, criterion: 0 })
    expect(context().refused).toEqual(refused)
  })

  test('keys are taken back one by one, the cursor with them', () => {
    const { type, actor, context } = start({ marks: { 11: [0] } })
    type('x', 'x')
    actor.send({ type: 'mark.undo' })
    expect(context()).toMatchObject({ row: 1, marks: { 11: [1], 12: [null] } })
    actor.send({ type: 'mark.undo' })
    actor.send({ type: 'mark.undo' })
    expect(context()).toMatchObject({ row: 0, marks: { 11: [0] } })
  })
})

describe('a mark that cannot be', () => {
  const points = { kind: 'points', entries: 3, maxima: [100] } as const

  test.each(['85', '11', '11,5', '7,55'])('«%s» of 10 leaves nothing of itself', (text) => {
    const { type, actor, context } = start({ limits: points })
    type(...Array.from(text))
    actor.send({ type: 'cursor.next' })
    expect(context()).toMatchObject({
      row: 1,
      marks: { 11: [null] },
      refused: [{ row: 0, criterion: 0, text }],
    })
  })

  test('is named until another is typed there, wherever the cursor is', () => {
    const { type, actor, context } = start({ limits: points })
    type('8', '5')
    actor.send({ type: 'cursor.next' })
    type('9')
    expect(context().refused).toHaveLength(1)
    actor.send({ type: 'cursor.move', row: 0, criterion: 0 })
    type('8', ',', '5')
    expect(context()).toMatchObject({ refused: [], marks: { 11: [85], 12: [90] } })
  })

  test.each<[string, SheetEvent]>([
    ['erased', { type: 'key.type', key: 'Backspace' }],
    ['taken back', { type: 'mark.undo' }],
  ])('is gone once %s', (_, event) => {
    const { type, actor, context } = start({ limits: points })
    type('1', '1')
    actor.send(event)
    expect(context()).toMatchObject({ refused: [], marks: { 11: [null] } })
  })

  test('keeps the sheet from its end, and the cursor goes there', async () => {
    const { type, actor, context } = start({ limits: points, marks: { 11: [70] } })
    type('8', '5')
    actor.send({ type: 'cursor.move', row: 2, criterion: 0 })
    actor.send({ type: 'sheet.finish' })
    await settle()
    expect(actor.getSnapshot().status).toBe('active')
    expect(context()).toMatchObject({
      row: 0,
      marks: { 11: [70] },
      problem: 'Сначала исправьте оценки, которых быть не может',
    })
    type('8')
    expect(context().problem).toBeNull()
    actor.send({ type: 'sheet.finish' })
    await settle()
    await settle()
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('keeps a correction from being sent', async () => {
    const { type, actor, saved } = start({
      limits: points,
      marks: { 11: [70], 12: [80], 13: [90] },
      isCorrection: true,
    })
    type('6')
    actor.send({ type: 'cursor.next' })
    type('8', '5')
    actor.send({ type: 'correction.send', reason: 'Сверено' })
    await settle()
    expect(saved).toEqual([])
    type('Backspace', '8')
    actor.send({ type: 'correction.send', reason: 'Сверено' })
    await settle()
    expect(saved).toMatchObject([{ marks: { 11: [60], 12: [80] }, reason: 'Сверено' }])
  })
})

describe('Enter always ends a mark', () => {
  test('«7,5» and Enter move exactly one down', () => {
    const { type, actor, context } = start({
      limits: { kind: 'points', entries: 3, maxima: [100] },
    })
    type('7', ',', '5')
    expect(context().row).toBe(0)
    actor.send({ type: 'cursor.next' })
    expect(context()).toMatchObject({ row: 1, marks: { 11: [75] } })
  })

  test('after a mark that went on by itself Enter skips nobody; once more it goes on', () => {
    const { type, actor, context } = start()
    type('x')
    actor.send({ type: 'cursor.next' })
    expect(context().row).toBe(1)
    actor.send({ type: 'cursor.next' })
    expect(context().row).toBe(2)
  })

  const typedPoints = integer({ min: 0, max: 120 }).chain((tenths) => {
    const text = String(tenths / 10)
    return constantFrom(text, text.replace('.', ','))
  })
  const sheetOf = (entries: number) =>
    oneof(
      record({
        limits: constant({ kind: 'points', entries, maxima: [100] } as const),
        typed: array(typedPoints, { minLength: entries, maxLength: entries }),
      }),
      record({
        limits: constant({ kind: 'skating', entries, maxima: [] } as const),
        typed: array(integer({ min: 1, max: entries }).map(String), {
          minLength: entries,
          maxLength: entries,
        }),
      }),
      record({
        limits: constant({ kind: 'crosses', entries, maxima: [] } as const),
        typed: array(constantFrom('x', '0'), { minLength: entries, maxLength: entries }),
      }),
    )

  test('whatever is typed, each mark ended by Enter, lands on the entries in order', () => {
    const marksOf = { points: 10, skating: 1 }
    assert(
      property(integer({ min: 1, max: 14 }).chain(sheetOf), ({ limits, typed }) => {
        const { actor, type, context } = start({ limits, entries: typed.map((_, at) => at) })
        for (const text of typed) {
          type(...Array.from(text))
          actor.send({ type: 'cursor.next' })
        }
        const expected = typed.map((text) => {
          if (limits.kind === 'crosses') return text === 'x' ? 1 : 0
          const mark = Math.round(Number(text.replace(',', '.')) * marksOf[limits.kind])
          return mark > 100 ? null : mark
        })
        const marks = typed.map((_, at) => context().marks[at]?.[0] ?? null)
        actor.stop()
        expect(marks).toEqual(expected)
      }),
    )
  })
})

describe('nothing typed is lost', () => {
  test('typing goes on without the network, and is sent again until it is stored', async () => {
    vi.useFakeTimers()
    let isOnline = false
    const { actor, type, saved, context } = start({}, async () => {
      if (!isOnline) throw lost
    })
    type('x')
    await settle()
    expect(actor.getSnapshot().value).toBe('offline')
    type('x')
    expect(context().unsent).toEqual({ 11: [1], 12: [1] })
    isOnline = true
    vi.advanceTimersByTime(3000)
    await settle()
    vi.useRealTimers()
    await settle()
    expect(saved.map(({ marks }) => marks)).toEqual([{ 11: [1] }, { 12: [1] }])
    expect(context().unsent).toEqual({})
  })

  test('what may have arrived is sent again as it was, at its version, before what was typed since', async () => {
    vi.useFakeTimers()
    const arrived: SheetSave[] = []
    const { type, actor } = start({ version: 4 }, async (sent) => {
      arrived.push(sent)
      if (arrived.length === 1) throw lost
    })
    type('x')
    await settle()
    actor.send({ type: 'cursor.move', row: 0, criterion: 0 })
    type('0')
    vi.advanceTimersByTime(3000)
    await settle()
    await settle()
    vi.useRealTimers()
    expect(arrived).toMatchObject([
      { version: 4, marks: { 11: [1] } },
      { version: 4, marks: { 11: [1] } },
      { version: 5, marks: { 11: [0] } },
    ])
  })

  test('a row that was typed anew while it was on its way is sent anew', async () => {
    const { type, actor, saved } = start()
    type('x')
    actor.send({ type: 'cursor.move', row: 0, criterion: 0 })
    type('0')
    await settle()
    await settle()
    expect(saved.map(({ marks }) => marks)).toEqual([{ 11: [1] }, { 11: [0] }])
  })

  test('what was kept before a reload is sent at once', async () => {
    const { saved, context } = start({ marks: { 11: [0] }, unsent: { 11: [1] } })
    expect(context().marks).toEqual({ 11: [1] })
    await settle()
    expect(saved[0]?.marks).toEqual({ 11: [1] })
  })

  test('a refusal is said, and another key tries again', async () => {
    let isRefused = true
    const { actor, type, saved, context } = start({}, async () => {
      if (isRefused) throw { status: 409, answer: { message: 'Лист вводит другой сотрудник' } }
    })
    type('x')
    await settle()
    expect(actor.getSnapshot().value).toBe('refused')
    expect(context().problem).toBe('Лист вводит другой сотрудник')
    isRefused = false
    type('0')
    await settle()
    expect(saved.at(-1)?.marks).toEqual({ 11: [1], 12: [0] })
    expect(context().problem).toBeNull()
  })
})

test('two who agree end their sheet with the reason', async () => {
  const given: SheetFinish[] = []
  const { actor } = start({ marks: { 11: [1], 12: [0], 13: [0] } }, undefined, async (input) =>
    given.push(input),
  )
  actor.send({ type: 'sheet.finish', reason: 'Сверено с листом' })
  await settle()
  expect(given).toEqual([{ version: 1, reason: 'Сверено с листом' }])
})

test('a sheet that was ended while its last mark was on a way that broke is finished once the mark is stored', async () => {
  vi.useFakeTimers()
  const order: string[] = []
  let isOnline = false
  const { actor, type, context } = start(
    {},
    async () => {
      if (!isOnline) throw lost
      order.push('save')
    },
    async () => order.push('finish'),
  )
  type('x')
  actor.send({ type: 'sheet.finish' })
  await settle()
  expect(actor.getSnapshot().value).toBe('offline')
  expect(context().problem).not.toBeNull()
  isOnline = true
  vi.advanceTimersByTime(3000)
  await settle()
  await settle()
  vi.useRealTimers()
  expect(order).toEqual(['save', 'finish'])
  expect(actor.getSnapshot().value).toBe('finished')
})

test('a sheet is finished once everything is stored', async () => {
  const order: string[] = []
  const { actor, type } = start(
    {},
    async () => order.push('save'),
    async ({ version }) => order.push(`finish ${version}`),
  )
  type('x')
  actor.send({ type: 'sheet.finish' })
  await settle()
  await settle()
  expect(order).toEqual(['save', 'finish 2'])
  expect(actor.getSnapshot().status).toBe('done')
})

test('what the server finds about a whole sheet is said, and typing goes on', async () => {
  const { actor, context } = start({}, undefined, async () => {
    throw { status: 422, answer: { errors: { marks: ['Samba, судья A: крестов 2 из 3'] } } }
  })
  actor.send({ type: 'sheet.finish' })
  await settle()
  expect(actor.getSnapshot().value).toBe('idle')
  expect(context().problem).toBe('Samba, судья A: крестов 2 из 3')
})

test('a correction is sent whole, with its reason, and not before', async () => {
  const { actor, type, saved } = start({ isCorrection: true, marks: { 11: [1], 12: [0] } })
  actor.send({ type: 'correction.send', reason: 'Рано' })
  type('0', 'x')
  await settle()
  expect(saved).toEqual([])
  actor.send({ type: 'correction.send', reason: 'Сверено с листом' })
  await settle()
  expect(saved).toEqual([{ marks: { 11: [0], 12: [1] }, version: 1, reason: 'Сверено с листом' }])
  expect(actor.getSnapshot().status).toBe('done')
})

test('every state is met, and none breaks on any event', async () => {
  const events: SheetEvent[] = [
    { type: 'key.type', key: 'x' },
    { type: 'key.type', key: 'Tab' },
    { type: 'cursor.move', row: 1, criterion: 0 },
    { type: 'cursor.next' },
    { type: 'mark.undo' },
    { type: 'sheet.finish' },
    { type: 'correction.send', reason: 'Сверено' },
    { type: 'save.retry' },
  ]
  let turn = 0
  const failing = async () => {
    turn += 1
    if (turn % 3 === 0) throw lost
    if (turn % 5 === 0) throw { status: 422, answer: { message: 'Нельзя' } }
  }
  const met = await statesMet(events, () => {
    turn += 1
    return start({ isCorrection: turn % 4 === 0 }, failing, failing).actor
  })
  expect(met).toEqual(['finished', 'finishing', 'idle', 'offline', 'refused', 'saving'])
})
