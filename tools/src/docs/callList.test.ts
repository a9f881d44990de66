import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { callList } from './callList.ts'

const needs = { at: 'event', right: 'event.edit' }
const operation = { summary: 'Do it', tags: ['events'], 'x-needs': needs, responses: {} }
const contract = {
  tags: [{ name: 'events', description: 'Events.' }],
  paths: {
    '/api/events/{id}/things': { get: { ...operation, operationId: 'listThings' }, parameters: [] },
    '/api/events/{id}/things/{thingId}': {
      delete: {
        ...operation,
        operationId: 'deleteThing',
        'x-needs': { at: 'self', parameter: 'id' },
      },
    },
    '/api/events/{id}/later': {
      post: { ...operation, operationId: 'comeLater', responses: { 501: {} } },
    },
  },
}
const routes = new Map([
  ['modules/events/things/routes.ts', 'export const h = { listThings, deleteThing: remove }'],
])
const tests = new Map([
  ['attack.test.ts', 'call(`/api/events/${event.id}/things`)'],
  ['modules/events/things/things.test.ts', 'call({ url: `${url}/things/${id}` })'],
  ['modules/other/other.test.ts', "call('/api/events/1/things/2/more') // `/things`"],
])

void test('the list names what a call needs, who handles it and the tests that make it', () => {
  const rows = callList(contract, routes, tests)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  equal(
    rows.join('\n'),
    [
      '| `GET /api/events/{id}/things` | Do it | listThings | event.edit (event) | events/things | `modules/events/things/things.test.ts` `attack.test.ts` |',
      '| `DELETE /api/events/{id}/things/{thingId}` | Do it | deleteThing | self, parameter id | events/things | `modules/events/things/things.test.ts` |',
      '| `POST /api/events/{id}/later` | Do it | comeLater | event.edit (event) | 501 | — |',
    ].join('\n'),
  )
})
