import { expect, test } from 'vitest'
import { sampleValues } from '../fields/field.ts'
import { eventFields } from './fields.ts'
import { publicationGaps } from './publication.ts'

const event = sampleValues(eventFields)
const open = { status: 'open', price: 100 } as const
const missing = (change: Partial<typeof event>, contests: Parameters<typeof publicationGaps>[1]) =>
  publicationGaps({ ...event, ...change }, contests)

test('an event with all of it lacks nothing', () => {
  expect(missing({}, [open])).toEqual([])
})

test('without a city or a contest that the public sees, it is not published', () => {
  const hidden = [
    { status: 'draft', price: 0 },
    { status: 'cancelled', price: 0 },
  ] as const
  expect(missing({ city: '' }, hidden)).toEqual([
    { field: 'city', text: 'Укажите город', isRequired: true },
    {
      field: null,
      text: 'Откройте приём хотя бы в одну номинацию',
      isRequired: true,
    },
  ])
})

test('place, contacts and payee are advised, the payee where something costs money', () => {
  const contacts = { phone: '', email: '', site: 'https://a.ru', address: '' }
  const found = missing({ place: '', contacts, payment_details: null }, [open])
  expect(found.map(({ field, isRequired }) => [field, isRequired])).toEqual([
    ['place', false],
    ['contacts', false],
    ['payment_details', false],
  ])
  expect(missing({ payment_details: null }, [{ ...open, price: 0 }])).toEqual([])
  expect(missing({ contacts: { ...contacts, email: 'a@b.ru' } }, [open])).toEqual([])
})
