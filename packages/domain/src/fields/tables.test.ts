import { describe, expect, test } from 'vitest'
import { contestFields } from '../contest/fields.ts'
import { eventFields } from '../event/fields.ts'
import type { FieldErrors } from '../problems/fieldErrors.ts'
import { judgeFields } from '../judge/judge.ts'
import { teamFields } from '../team/team.ts'
import { initialValues, mergeValues, sampleValues, sentNames, type Field } from './field.ts'

const tables = {
  event: eventFields,
  contest: contestFields,
  team: teamFields,
  judge: judgeFields,
}

const fields = Object.entries(tables).flatMap(([entity, table]) =>
  Object.entries(table).map(([name, field]): [string, Field<unknown>] => [
    `${entity}.${name}`,
    field,
  ]),
)

function problemsOf(field: Field<unknown>, value: unknown): string[] {
  const errors: FieldErrors = {}
  field.check(errors, 'field', value)
  return Object.keys(errors)
}

describe('every field of an entity', () => {
  test.each(fields)(
    '%s has a sample that breaks no rule and is not what a new record has',
    (_, field) => {
      expect(problemsOf(field, field.sample)).toEqual([])
      expect(field.sample).not.toEqual(field.initial)
    },
  )
  test.each(fields)('%s keeps what was sent as it was sent', (_, field) => {
    expect(field.read(field.sample, field.initial)).toEqual(field.sample)
  })
  test.each(Object.entries(tables))('of %s has a name of its own', (_, table) => {
    const labels = Object.values(table).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

test.each(fields.filter(([, { kind }]) => kind === 'text'))(
  'the text %s loses the spaces around it',
  (_, field) => {
    expect(field.read(` ${String(field.sample)} `, field.initial)).toBe(field.sample)
  },
)

test.each(fields.filter(([, { kind, maxLength }]) => kind === 'text' && maxLength))(
  'the text %s is refused beyond its limit',
  (_, field) => {
    expect(problemsOf(field, 'я'.repeat((field.maxLength ?? 0) + 1))).toEqual(['field'])
  },
)

test.each(fields.filter(([, { range }]) => range))(
  'the number %s is whole and within its range',
  (_, field) => {
    const { min, max } = field.range ?? { min: 0, max: 0 }
    for (const value of [min, max]) expect(problemsOf(field, value)).toEqual([])
    for (const value of [min - 1, max + 1, min + 0.5]) {
      expect(problemsOf(field, value)).toEqual(['field'])
    }
  },
)

describe('what is sent of a record', () => {
  const event = sampleValues(eventFields)

  test('leaves what it does not name as it is, and takes over nothing that is no field', () => {
    const sent = { city: ' Тверь ', team_id: 5 }
    expect(mergeValues(eventFields, event, sent)).toEqual({ ...event, city: 'Тверь' })
    expect(sentNames(eventFields, sent)).toEqual(['city'])
  })
  test('changes parts of contacts and bank details, and lists as a whole', () => {
    const merged = mergeValues(eventFields, event, {
      contacts: { phone: '1', fax: '2' },
      payment_details: { name: ' АНО ' },
      price_steps: [{ percent: 90 }],
    })
    expect(merged.contacts).toEqual({ ...event.contacts, phone: '1' })
    expect(merged.payment_details).toEqual({ ...event.payment_details, name: 'АНО' })
    expect(merged.price_steps).toEqual([{ from: '', percent: 90 }])
  })
  test('empties what is null; bank details of which nothing is filled in are none', () => {
    const empty = { name: '', account: '', bank: '', bic: '', corr_account: '', inn: '', kpp: '' }
    for (const payment_details of [null, empty]) {
      const merged = mergeValues(eventFields, event, { payment_details, reg_from: null })
      expect(merged).toEqual({ ...event, payment_details: null, reg_from: null })
    }
    expect(mergeValues(eventFields, initialValues(eventFields), { payment_details: {} })).toEqual(
      initialValues(eventFields),
    )
    const contest = sampleValues(contestFields)
    expect(mergeValues(contestFields, contest, { packet: null }).packet).toBeNull()
  })
  test('of a packet is the whole of it', () => {
    const merged = mergeValues(contestFields, sampleValues(contestFields), {
      packet: { groupNums: [1, 2, 3] },
    })
    expect(merged.packet).toEqual({ groupNums: [1, 2, 3], min: 1, max: 3 })
  })
})
