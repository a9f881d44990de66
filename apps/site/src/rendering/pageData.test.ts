import { createApiClient } from '@parket/api-client/client'
import { expect, test } from 'vitest'
import type { PageSource } from '@parket/react/data/page/source'
import { fillPath } from '@parket/domain/site/address'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import { findPage } from '../pages.ts'
import { serverPageOf } from './pages.ts'

const answers: Record<string, unknown> = {
  '/api/events/1': { id: 1, name: 'Кубок Паркета', info: '## О турнире', min_rest: 10 },
  '/api/events/1/tags': [],
  '/api/events/1/contests': [
    {
      id: 'e3905390',
      group_num: 11,
      group_name: 'Соло',
      tags: [],
      dances: ['Oriental'],
      heat_size: 8,
    },
  ],
  '/api/events/1/sessions': [],
  '/api/events/1/results': [],
  '/api/events/1/groups/11/results': { group_name: 'Соло', section: '' },
  '/api/events/1/statistics': { dancers: 0 },
  '/api/events/1/attachments': [],
  '/api/events/1/files/event-files': [],
}

const api = createApiClient({
  baseUrl: 'http://page',
  csrf: 'none',
  fetch: ({ url }) => Promise.resolve(Response.json(answers[new URL(url).pathname])),
})

interface Shown {
  event: object
}

/** What stands in the page of that name. */
async function shownOn(name: PageName): Promise<Shown> {
  const match = findPage(fillPath(sitePages[name].path, { eventId: 1 }))
  const server = match && serverPageOf(match.page)
  const source = server?.source({ params: { eventId: '1' }, search: '', title: '' })
  const data = await (source as PageSource<Shown>).fetch((call) => call.fetch(api))
  return data
}

test.each(['event', 'eventResults', 'eventStatistics', 'selectRegistration', 'register'] as const)(
  '%s comes without the event’s long text, which only the page of information shows',
  async (name) => {
    const { event } = await shownOn(name)
    expect(event).toMatchObject({ id: 1, name: 'Кубок Паркета' })
    expect(event).not.toHaveProperty('info')
  },
)

test('the page of information has it', async () => {
  expect((await shownOn('eventInfo')).event).toHaveProperty('info', '## О турнире')
})
