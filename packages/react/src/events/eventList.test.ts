import { expect, test } from 'vitest'
import { eventListSource, parseEventListQuery } from './eventList.ts'

test('the address says what is looked for; what makes no sense is no bound', () => {
  expect(
    parseEventListQuery('?filter=past&city= Тула &q=бал&from=2027-01-31&to=2027-02-30'),
  ).toEqual({ filter: 'past', city: 'Тула', q: 'бал', from: '2027-01-31', to: '', page: 1 })
  expect(parseEventListQuery('filter=x&page=0')).toMatchObject({ filter: 'future', page: 1 })
})

test('other days are other data', () => {
  const keyOf = (search: string) => eventListSource(parseEventListQuery(search)).key
  expect(keyOf('from=2027-01-31')).not.toEqual(keyOf('to=2027-01-31'))
})
