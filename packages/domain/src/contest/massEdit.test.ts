import { expect, test } from 'vitest'
import { initialValues } from '../fields/field.ts'
import { contestFields, type ContestFields } from './fields.ts'
import {
  beginMassEdit,
  checkMassEdit,
  chosenValues,
  massFields,
  previewMassEdit,
} from './massEdit.ts'

const contest = (group_num: number, own: Partial<ContestFields> = {}): ContestFields => ({
  ...initialValues(contestFields),
  group_num,
  group_name: 'Соло',
  section: 'Folk',
  dances: ['Folk'],
  ...own,
})
const solo = contest(11, { price: 120_000, capacity: 24, min_age: 7 })
const duet = contest(12, { price: 100_000, max_age: 9 })
const contests = [solo, duet]
const numbers = [11, 12]
const changes = (own: Parameters<typeof chosenValues>[0] | object) => ({
  ...beginMassEdit(solo),
  ...own,
})

test('every field may be set at once but those that are each contest’s own', () => {
  const own = Object.keys(contestFields).filter((name) => !massFields.some((one) => one === name))
  expect(own).toEqual(['group_num', 'group_name', 'sort', 'status', 'packet'])
})

test('nothing is chosen at first, and only what is chosen is sent', () => {
  expect(chosenValues(beginMassEdit(solo))).toEqual({})
  const chosen = changes({ chosen: ['price', 'capacity'], capacity: null })
  expect(chosenValues(chosen)).toEqual({ price: 120_000, capacity: null })
})

test('it says how many contests change, and what they have now', () => {
  const preview = previewMassEdit(
    contests,
    changes({ chosen: ['price', 'capacity'], capacity: null }),
  )
  expect(preview).toEqual({
    changing: 2,
    fields: [
      { field: 'price', changing: 1, before: ['1\u00A0000\u00A0₽'] },
      { field: 'capacity', changing: 1, before: ['24'] },
    ],
  })
})

test('what is the same already does not change; what is not set is said so', () => {
  expect(previewMassEdit(contests, changes({ chosen: ['section'] }))).toEqual({
    changing: 0,
    fields: [{ field: 'section', changing: 0, before: [] }],
  })
  const { fields } = previewMassEdit(contests, changes({ chosen: ['level'], level: 'Профи' }))
  expect(fields).toEqual([{ field: 'level', changing: 2, before: ['не указано'] }])
})

test('a bound that there is none of is not set either', () => {
  const { fields } = previewMassEdit(contests, changes({ chosen: ['max_age'], max_age: 12 }))
  expect(fields).toEqual([{ field: 'max_age', changing: 2, before: ['не указано', '9'] }])
})

test('each value that they have now is named once', () => {
  const chosen = changes({ chosen: ['heat_size', 'dances'], heat_size: 6, dances: ['Show'] })
  const { fields } = previewMassEdit(contests, chosen)
  expect(fields.map(({ before }) => before)).toEqual([['8'], ['Folk']])
})

test('what all contests break is said once', () => {
  const errors = checkMassEdit(contests, changes({ chosen: ['capacity'], capacity: 0 }), numbers)
  expect(errors).toEqual({ capacity: [expect.stringMatching(/^(?!1\d\.)/)] })
})

test('what some of them break names the first and how many more', () => {
  const chosen = changes({ chosen: ['min_age'], min_age: 12 })
  const one = checkMassEdit(contests, chosen, numbers)
  expect(one).toEqual({ min_age: [expect.stringMatching(/^12\.\u00A0Соло · Folk: /)] })
  const two = checkMassEdit([...contests, contest(13, { max_age: 8 })], chosen, [11, 12, 13])
  expect(two).toEqual({ min_age: [expect.stringMatching(/^12\.\u00A0Соло · Folk и ещё 1: /)] })
})

test('where nothing is chosen nothing is wrong', () => {
  expect(checkMassEdit(contests, changes({ capacity: 0 }), numbers)).toEqual({})
})

test('a packet may still bundle the event’s other contests', () => {
  const packet = contest(40, { tags: ['PACKET'], packet: { groupNums: [11, 12], min: 1, max: 2 } })
  const chosen = changes({ chosen: ['price'], price: 200_000 })
  expect(checkMassEdit([packet], chosen, [11, 12, 40])).toEqual({})
})
