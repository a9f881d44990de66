import { createApiClient } from '@parket/api-client/client'
import { expect, test } from 'vitest'
import { eventListSource, parseEventListQuery } from './events/eventList.ts'
import { serverPage, serverPageScript, serverPageStatus } from './serverPage.ts'

const url = 'https://vesna.example/events/'
const source = eventListSource(parseEventListQuery(''))

const apiOf = (answer: () => Response) =>
  createApiClient({ baseUrl: 'http://api', csrf: 'none', fetch: async () => answer() })

test('a page carries what the API answered, under the name by which the browser looks for it', async () => {
  const list = { items: [], total: 0, page: 1, page_size: 24 }
  const { embedded } = await serverPage(
    url,
    source,
    apiOf(() => Response.json(list)),
  )
  expect(embedded).toEqual({ key: JSON.stringify(source.key), status: 200, data: list })
})

test('a page carries why there is nothing: the API refused, or was not reached', async () => {
  const refused = () => Response.json({ code: 'not_found', message: 'Не найдено' }, { status: 404 })
  const missing = await serverPage(url, source, apiOf(refused))
  expect(missing.embedded).toMatchObject({ status: 404, message: 'Не найдено' })
  const unreached = apiOf(() => {
    throw new TypeError('no network')
  })
  expect((await serverPage(url, source, unreached)).embedded).toMatchObject({ status: 0 })
})

test('no text of a page can end the element that carries it', () => {
  const embedded = { key: '[]', status: 200 as const, data: { name: '</script><script>bad()' } }
  const html = serverPageScript({ url, now: '2027-01-01T00:00:00Z', embedded })
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(html).toContain(String.raw`\u003c/script>`)
})

test('a page says the time of the server, or what it is told', async () => {
  const unasked = apiOf(() => Response.error())
  const before = Date.now()
  const own = await serverPage(url, null, unasked)
  expect(Date.parse(own.now)).toBeGreaterThanOrEqual(before)
  const told = await serverPage(url, null, unasked, Date.UTC(2027, 0, 1))
  expect(told.now).toBe('2027-01-01T00:00:00.000Z')
})

test('a page is answered as the API answered; without data, by whether a page is at its address', () => {
  const page = { url, now: '2027-01-01T00:00:00Z', embedded: null }
  const answered = (status: number) =>
    serverPageStatus({ ...page, embedded: { key: '[]', status, message: '' } })
  expect([answered(404), answered(0)]).toEqual([404, 502])
  expect(serverPageStatus(page)).toBe(200)
  expect(serverPageStatus({ ...page, url: 'https://vesna.example/no-such-page' })).toBe(404)
})
