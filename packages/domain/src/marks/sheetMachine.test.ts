import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import { settle, statesMet } from '../testing/machine.ts'
import { sheetMachine, type SheetEvent, type SheetInput, type SheetSave } from './sheetMachine.ts'

const crosses = { kind: 'crosses', entries: 3, maxima: [] } as const
const blank: SheetInput = {
  entries: [11, 12, 13],
  limits: crosses,
  marks: {},
  unsent: {},
  isCorrection: false,
}
const lost = { status: 0, message: 'Failed to fetch' }

function start(
  own: Partial<SheetInput> = {},
  save: (sent: SheetSave) => Promise<unknown> = async () => null,
  finish: () => Promise<unknown> = async () => null,
) {
  const saved: SheetSave[] = []
  const machine = sheetMachine.provide({
    actors: {
      save: fromPromise<NonReducibleUnknown, SheetSave>(async ({ input }) => {
        await save(input)
        saved.push(input)
        return null
      }),
      finish: fromPromise<NonReducibleUnknown, undefined>(async () => {
        await finish()
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

  test('criteria of an entry are typed one after another', () => {
    const { type, context } = start({ limits: { kind: 'points', entries: 3, maxima: [100, 50] } })
    type('8', ',', '5')
    expect(context()).toMatchObject({ row: 0, criterion: 1, marks: { 11: [85, null] } })
    type('5')
    expect(context()).toMatchObject({ row: 1, criterion: 0, marks: { 11: [85, 50] } })
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
    expect(context()).toMatchObject({ refusedRow: 0, marks: { 11: [2] }, unsent: {} })
    type('ArrowUp')
    expect(context().refusedRow).toBe(0)
    actor.send({ type: 'cursor.move', row: 1, criterion: 0 })
    expect(context().refusedRow).toBeNull()
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
    expect(saved.map(({ marks }) => marks)).toEqual([{ 11: [1], 12: [1] }])
    expect(context().unsent).toEqual({})
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

test('a sheet is finished once everything is stored', async () => {
  const order: string[] = []
  const { actor, type } = start(
    {},
    async () => order.push('save'),
    async () => order.push('finish'),
  )
  type('x')
  actor.send({ type: 'sheet.finish' })
  await settle()
  await settle()
  expect(order).toEqual(['save', 'finish'])
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
  expect(saved).toEqual([{ marks: { 11: [0], 12: [1] }, reason: 'Сверено с листом' }])
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
