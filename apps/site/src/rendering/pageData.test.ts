import { createApiClient } from '@parket/api-client/client'
import { expect, test } from 'vitest'
import type { PageSource } from '../data/page/source.ts'
import { fillPath } from '@parket/domain/site/links'
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
  '/api/events/1/statistics': { dancers: 0 },
}

const api = createApiClient({
  baseUrl: 'http://page',
  csrf: 'none',
  fetch: ({ url }) => Promise.resolve(Response.json(answers[new URL(url).pathname])),
})

interface Shown {
  event: object
  contests?: object[]
}

/** What stands in the page of that name. */
async function shownOn(name: PageName): Promise<Shown> {
  const match = findPage(fillPath(sitePages[name].path, { eventId: 1 }))
  const server = match && serverPageOf(match.page)
  const source = server?.source({ params: { eventId: '1' }, search: '', title: '' })
  const data = await (source as PageSource<Shown>).fetch(api)
  return (server?.trim?.(data) ?? data) as Shown
}

test.each(['event', 'eventResults', 'eventStatistics', 'selectRegistration', 'register'] as const)(
  '%s carries of the event what is shown: each byte of its data stands in the page',
  async (name) => {
    const shown = await shownOn(name)
    expect(shown.event).toMatchObject({ id: 1, name: 'Кубок Паркета' })
    for (const unseen of ['info', 'min_rest']) expect(shown.event).not.toHaveProperty(unseen)
  },
)

test.each(['event', 'eventResults', 'selectRegistration', 'register'] as const)(
  '%s carries of a contest what is shown',
  async (name) => {
    const { contests = [] } = await shownOn(name)
    expect(contests).toMatchObject([{ group_num: 11, group_name: 'Соло' }])
    for (const unseen of ['dances', 'heat_size']) expect(contests[0]).not.toHaveProperty(unseen)
  },
)

test('where contests are only listed they come without their ids', async () => {
  expect((await shownOn('event')).contests?.[0]).not.toHaveProperty('id')
  expect((await shownOn('register')).contests?.[0]).toHaveProperty('id', 'e3905390')
})
