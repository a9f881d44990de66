import { useRegistrationForm } from '@parket/react/registration/useRegistrationForm'
import { useStoredRegistration } from '@parket/react/registration/useStoredRegistration'
import { ParketProvider } from '@parket/react/ParketProvider'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

const brand = { name: 'Весна', email: 'studio@example.test' }
const event = {
  id: 1,
  team_id: 1,
  name: 'Кубок',
  published: true,
  archived_at: null,
  cancelled_at: null,
  date_begin: '2027-02-20T09:00:00Z',
  date_end: '2027-02-21T17:00:00Z',
  time_zone: 'Europe/Moscow',
  reg_from: null,
  reg_to: '2027-02-10T09:00:00Z',
}
const beforeItEnds = Date.UTC(2027, 1, 1)
const afterItEnded = Date.UTC(2027, 1, 12)

const roots: Root[] = []
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})

async function answer({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  const [, regDataId] = /^\/api\/events\/1\/reg-datas\/(\d+)$/.exec(pathname) ?? []
  if (regDataId) {
    const regData = { id: Number(regDataId), reg_n: 50 }
    return Response.json({ regData, dancers: [], registrations: [] })
  }
  if (pathname === '/api/events/1') return Response.json(event)
  if (pathname.startsWith('/api/events/1/')) return Response.json([])
  return Response.json({ message: 'Не найдено' }, { status: 404 })
}

/** Runs a hook on a page of a site, and gives what it gave last. */
function run<Given>(path: string, hook: () => Given, clock = beforeItEnds) {
  let last: Given | null = null
  function Probe() {
    last = hook()
    return null
  }
  const { hook: location, searchHook, navigate } = memoryLocation({ path })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  roots.push(root)
  flushSync(() =>
    root.render(
      <ParketProvider
        brand={brand}
        client={{ fetch: answer }}
        router={{ hook: location, searchHook }}
        clock={() => clock}
      >
        <Probe />
      </ParketProvider>,
    ),
  )
  return { last: () => last, navigate }
}

test('the address asks for a new registration, or for the change of one', async () => {
  const { last, navigate } = run('/events/1/register', () => useRegistrationForm(1))
  await expect.poll(() => last()?.state).toBe('new')
  navigate('/events/1/register?change=9')
  await expect.poll(last).toMatchObject({ state: 'change', regDataId: 9 })
  navigate('/events/1/register?change=zero')
  await expect.poll(() => last()?.state).toBe('new')
})

test('after its end there is no form, but the page of what was registered before', async () => {
  const { last, navigate } = run('/events/1/register', () => useRegistrationForm(1), afterItEnded)
  await expect.poll(last).toMatchObject({ state: 'pending', props: { view: { state: 'closed' } } })
  navigate('/events/1/register?done=50')
  await expect.poll(() => last()?.state).toBe('new')
})

test('an event that is not there is told so', async () => {
  const { last } = run('/events/2/register', () => useRegistrationForm(2))
  await expect.poll(() => last()?.state).toBe('notFound')
})

test('another registration is never changed in place of the one that is asked for', async () => {
  const { last, navigate } = run('/events/1/register?change=417', () =>
    useStoredRegistration(1, Number(new URLSearchParams(useSearch()).get('change'))),
  )
  await expect.poll(() => last()?.stored?.regData.id).toBe(417)
  flushSync(() => navigate('/events/1/register?change=418'))
  expect(last()).toMatchObject({ stored: null, pending: { view: { state: 'loading' } } })
  await expect.poll(() => last()?.stored?.regData.id).toBe(418)
})
