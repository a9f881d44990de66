import { createApiClient } from '@parket/api-client/client'
import { expect, test } from 'vitest'
import { eventHomeSource } from './eventHome.ts'

const answers: Record<string, unknown> = {
  '/api/events/1': { id: 1, name: 'Кубок Паркета', info: '## О турнире' },
  '/api/events/1/tags': [],
  '/api/events/1/contests': [
    { id: 'e3905390', group_num: 11, group_name: 'Соло', dances: ['Oriental'], version: 1 },
  ],
  '/api/events/1/sessions': [],
}

test('an event’s home gets what it shows: each byte of its data stands in the page', async () => {
  const api = createApiClient({
    baseUrl: 'http://page',
    csrf: 'none',
    fetch: ({ url }) => Promise.resolve(Response.json(answers[new URL(url).pathname])),
  })
  const { event, contests } = await eventHomeSource(1).fetch(api)
  expect(event).toEqual({ id: 1, name: 'Кубок Паркета' })
  const [contest = {}] = contests
  expect(contest).toMatchObject({ group_num: 11, group_name: 'Соло' })
  for (const unseen of ['id', 'dances', 'version']) expect(contest).not.toHaveProperty(unseen)
})
