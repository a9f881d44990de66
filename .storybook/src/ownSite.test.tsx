import '@parket/ui/theme/global.css'
import { ParketPages } from '@parket/react/components/ParketPages'
import { SiteFrame } from '@parket/react/components/SiteFrame'
import { usePageState } from '@parket/react/data/page/PageState'
import { useContestResult } from '@parket/react/events/useContestResult'
import { ParketProvider, type ParketProviderProps } from '@parket/react/ParketProvider'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'

const brand = { name: 'Весна', email: 'studio@example.test' }
const user = {
  id: 7,
  first_name: 'Анна',
  last_name: 'Ли',
  superadmin: false,
  email: 'a@example.test',
}

/** What was asked of the API, as path and query. */
let asked: string[] = []
let roots: Root[] = []

afterEach(() => {
  for (const root of roots) root.unmount()
  document.body.replaceChildren()
  asked = []
  roots = []
})

async function answer({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  asked.push(pathname + search)
  if (pathname === '/api/users/7') return Response.json(user)
  if (pathname.startsWith('/api/users/7/')) return Response.json([])
  if (pathname === '/api/events') return Response.json({ items: [], total: 0 })
  return Response.json({ message: 'Не найдено' }, { status: 404 })
}

function storageOf(kept: Map<string, string>): Storage {
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Shows a site that is given everything; what differs is named. */
function open(path: string, given: Partial<ParketProviderProps> = {}) {
  const kept = new Map<string, string>()
  const location = memoryLocation({ path, record: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  roots.push(root)
  const show = (changed: Partial<ParketProviderProps> = {}) =>
    flushSync(() =>
      root.render(
        <ParketProvider
          brand={brand}
          client={{ fetch: answer }}
          router={location}
          storage={{ local: storageOf(kept), session: storageOf(new Map()) }}
          {...given}
          {...changed}
        >
          {given.children ?? (
            <SiteFrame>
              <a href="/events/1/results">Итоги</a>
              <a href="/about">О нас</a>
              <ParketPages />
            </SiteFrame>
          )}
        </ParketProvider>,
      ),
    )
  show()
  return { show, location, close: () => flushSync(() => root.unmount()) }
}

test('every page has its title, and so has what is not found: ids are numbers', async () => {
  const { location, show } = open('/rating')
  await expect.poll(() => document.title).toBe('Рейтинг · Весна')
  for (const [path, title] of [
    ['/search-dancer', 'Поиск танцора'],
    ['/events/', 'Турниры'],
    ['/events/abc', 'Страница не найдена'],
    ['/privacy', 'Персональные данные'],
  ] as const) {
    location.navigate(path)
    await expect.poll(() => document.title).toBe(`${title} · Весна`)
  }
  expect(asked.filter((address) => /abc|NaN/.test(address))).toEqual([])
  show({ brand: { ...brand, name: 'Осень' } })
  await expect.poll(() => document.title).toBe('Персональные данные · Осень')
})

test('links to its pages are followed up to the top, others of the document are left alone', async () => {
  const { location } = open('/rating')
  const taken: boolean[] = []
  const note = (event: Event) => {
    taken.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  const click = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click()
  click('/about')
  click('/events/1/results')
  removeEventListener('click', note)
  expect(taken).toEqual([false, true])
  expect(location.history).toEqual(['/rating', '/events/1/results'])
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('files name the team that the site names, pages and what is shared keep to its addresses', () => {
  let seen: unknown
  function Probe() {
    const { links, share } = useContestResult(1, 41).props
    seen = [links.file, links.picture, links.places, share.url, usePageState().now]
    return null
  }
  open('/', {
    children: <Probe />,
    client: { fetch: answer, ds: 'vesna.localhost' },
    links: { contestResults: 'https://vesna.example/itogi/:eventId/:groupNum' },
    clock: () => Date.UTC(2026, 10, 20),
  })
  expect(seen).toEqual([
    '/api/events/1/groups/41/result-file?ds=vesna.localhost',
    '/events/1/results/41/share.png?shape=tall&ds=vesna.localhost',
    'https://vesna.example/itogi/1/41',
    'https://vesna.example/itogi/1/41',
    '2026-11-20T00:00:00.000Z',
  ])
})

test('its own addresses show its pages, and the API is asked for its team', async () => {
  open('/tancor/9', {
    client: { fetch: answer, ds: 'vesna.localhost' },
    links: { ratedPerson: '/tancor/:personId' },
  })
  await expect.poll(() => asked.some((address) => address.includes('/9'))).toBe(true)
  expect(asked.every((address) => address.includes('ds=vesna.localhost'))).toBe(true)
})

/** Opens the login, and tells where it leads. */
async function loginLinks(): Promise<(string | null)[]> {
  const buttons = () => [...document.querySelectorAll('button')]
  const login = () => buttons().find(({ textContent }) => textContent === 'Войти')
  await expect.poll(login).toBeDefined()
  login()?.click()
  await expect.poll(() => document.body.textContent).toContain('Забыл пароль')
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test('an account is opened on the team’s site', async () => {
  open('/rating', { site: 'https://vesna.example/' })
  expect(await loginLinks()).toContain('https://vesna.example/profile/register')
})

test('where no team’s site is told nothing leads to a page that is missing', async () => {
  open('/rating')
  expect((await loginLinks()).join(' ')).not.toContain('/profile/register')
})

test('a login in its storage holds, also where the provider is mounted again', async () => {
  const kept = new Map([
    ['parket.token', '1|secret'],
    ['parket.user', JSON.stringify(user)],
  ])
  const storage = { local: storageOf(kept), session: storageOf(new Map()) }
  const first = open('/privacy', { storage })
  await expect.poll(() => document.body.textContent).toContain('Выйти')
  first.close()
  open('/privacy', { storage })
  await expect.poll(() => document.body.textContent).toContain('Выйти')
})
