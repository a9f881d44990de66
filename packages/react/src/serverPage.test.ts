import { createApiClient } from '@parket/api-client/client'
import { expect, test } from 'vitest'
import { eventListSource, parseEventListQuery } from './events/eventList.ts'
import { serverPage, serverPageScript } from './serverPage.ts'

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
