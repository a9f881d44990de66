import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { wakeApp } from './support/app.ts'
import { CUP, SPRING } from './support/demo.ts'
import { expect, test } from './support/test.ts'

const publicPages = [
  { address: '/', heading: 'Паркет', content: CUP.name },
  { address: '/events/', heading: 'Турниры', content: CUP.name },
  { address: '/events/?filter=past', heading: 'Турниры', content: 'Осенний бал' },
  { address: CUP.page, heading: CUP.name, content: 'Малая группа' },
  { address: `${CUP.page}info`, heading: 'Информация', content: 'Дворец спорта' },
  { address: `${CUP.page}results`, heading: 'Результаты', content: 'Результаты появятся' },
  { address: '/events/2/results', heading: 'Результаты', content: 'Найти результат' },
  { address: '/events/2/results/40', heading: 'Пары, латиноамериканская', content: 'Как считали' },
  { address: '/events/2/statistics', heading: 'Статистика', content: 'Танцоры по городам' },
  { address: '/rating', heading: 'Рейтинг', content: 'Авдеева Дарина' },
  { address: '/rating/3', heading: 'Авдеева Дарина', content: 'Осенний бал' },
  { address: CUP.startOptions, heading: 'Регистрация', content: 'Изменить регистрацию' },
  { address: `${CUP.wizard}?count=solo`, heading: 'Регистрация', content: 'Email' },
]

for (const { address, heading, content } of publicPages) {
  test(`${address} is complete without script`, async ({ browser, server }) => {
    await withoutScript(browser, server.url, async (page) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      // Who has to guess the encoding reads no further.
      const start = Buffer.from((await answer?.text()) ?? '').subarray(0, 1024)
      expect(start.toString()).toContain('<meta charset="utf-8">')
      await expect(page.locator('span :is(div, p, h1, h2, h3, ul, ol, section)')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(content)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    })
  })

  test(`${address} is taken over as it is: its data are not fetched again`, async ({ page }) => {
    const calls: string[] = []
    const failures: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Pictures come from the API too; they are no data of the page.
      const isPicture = request.resourceType() === 'image'
      if (/^\/(?:api|sanctum)\//.test(pathname) && !isPicture) calls.push(pathname)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(response.url())
    })
    await page.goto(address)
    // The inner text would leave out what the browser has not laid out yet: rows far below the window.
    const before = await page.getByRole('main').textContent()
    await wakeApp(page)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('main').textContent()).toBe(before)
    expect(calls).toEqual([])
    expect(failures).toEqual([])
  })
}

test('without script the list of events can be searched, and keeps its filter', async ({
  browser,
  server,
}) => {
  await withoutScript(browser, server.url, async (page) => {
    // Two rows and fewer have no search before one has searched.
    await page.goto('/events/?filter=past&q=x')
    await page.getByLabel('Название').fill('бал')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Осенний бал'])
    await page.getByRole('link', { name: 'Осенний бал' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Осенний бал' })).toBeVisible()
  })
})

for (const address of [`${CUP.wizard}?count=solo`, CUP.startOptions, '/search-dancer']) {
  test(`without script, ${address} says that it needs it, and puts nothing into an address`, async ({
    browser,
    server,
  }) => {
    await withoutScript(browser, server.url, async (page) => {
      await page.goto(address)
      // Text in `noscript` is found by no other locator.
      const note = page.locator('.needs-script')
      await expect(note).toBeVisible()
      const submit = page.locator('main button[type=submit]').first()
      if (await submit.isVisible()) await submit.click()
      await expect(page).toHaveURL(address)
      await expect(note).toBeVisible()
    })
  })
}

const missing = [
  { what: 'an unknown address', address: '/nowhere', title: 'Страница не найдена' },
  { what: 'an event that does not exist', address: '/events/999/', title: 'Турнир не найден' },
  { what: 'an event whose number is no number', address: '/events/x/', title: 'не найден' },
  { what: 'a draft', address: '/events/3/', title: 'Турнир не найден' },
  { what: 'another team’s event', address: `/events/${SPRING.id}/`, title: 'Турнир не найден' },
  {
    what: 'registering for another team’s event',
    address: `/events/${SPRING.id}/register`,
    title: 'Турнир не найден',
  },
]

for (const { what, address, title } of missing) {
  test(`${what} is 404, with a page that leads on`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await wakeApp(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.getByRole('link', { name: 'Все турниры' }).click()
    await expect(page.getByRole('link', { name: CUP.name })).toBeVisible()
  })
}

test('the window’s title tells the page and the team, before the app and after', async ({
  page,
}) => {
  const titles = [
    ['/', 'Паркет'],
    ['/events/', 'Турниры · Паркет'],
    [CUP.page, `${CUP.name} · Паркет`],
    [CUP.startOptions, `Регистрация. ${CUP.name} · Паркет`],
  ] as const
  for (const [address, title] of titles) {
    const answer = await page.goto(address)
    expect(await answer?.text()).toContain(`<title>${title}</title>`)
    await wakeApp(page)
    await expect(page).toHaveTitle(title)
  }
  await page.getByRole('navigation', { name: 'Главное меню' }).getByTitle('Прошедшие').click()
  await expect(page).toHaveTitle('Турниры · Паркет')
})

test('the theme is light by default, whatever the system likes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await wakeApp(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('an address is matched by the same text on the server and in the browser', async ({
  page,
}) => {
  const odd = await page.goto('/%65vents/')
  expect(odd?.status()).toBe(404)
  await wakeApp(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
  // What was searched for stays itself, also where it looks like an escape.
  await page.goto(`/events/?q=${encodeURIComponent('100%25')}`)
  await expect(page.getByLabel('Название')).toHaveValue('100%25')
  await wakeApp(page)
  await expect(page.getByLabel('Название')).toHaveValue('100%25')
})

test('a page tells search engines and messengers what and where it is, with a picture', async ({
  page,
}) => {
  await page.goto(`${CUP.page.slice(0, -1)}?utm=x`)
  const head = page.locator('head')
  const canonical = await head.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(CUP.page)
  const data: unknown = JSON.parse(
    await head.locator('script[type="application/ld+json"]').innerText(),
  )
  expect(data).toMatchObject({ '@type': 'Event', name: CUP.name, url: canonical })
  const picture = new URL(
    (await head.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
  )
  const drawn = await page.request.get(picture.pathname + picture.search)
  expect(drawn.headers()['content-type']).toBe('image/png')
  await page.goto('/profile/profile')
  await expect(head.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${canonical}</loc>`)
  expect(sitemap).not.toContain('/events/3/')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

for (const page of ['', 'results', 'statistics', 'select-registration', 'register']) {
  test(`the data in an event’s page «${page}» are without its long text`, async ({ request }) => {
    const html = await (await request.get(`${CUP.page}${page}`)).text()
    const [, json = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? []
    const { embedded } = JSON.parse(json) as { embedded: { data: { event: object } } }
    expect(embedded.data.event).toMatchObject({ name: 'Кубок Паркета' })
    expect(embedded.data.event).not.toHaveProperty('info')
  })
}

test('the home text is Markdown, made on the server', async ({ browser, server }) => {
  await withoutScript(browser, server.url, async (page) => {
    await page.goto('/')
    await expect(page.getByRole('main').locator('p').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('**')
  })
})

test('while the server is not available, a page says so and opens once it is', async ({ page }) => {
  await page.goto('/events/')
  await wakeApp(page)
  await page.route(/\/api\/events\/1\?|\/api\/events\/1$/, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: {
        message: 'Сервис временно недоступен. Попробуйте снова через 5 секунд.',
        code: 'unavailable',
      },
    }),
  )
  await page.getByRole('link', { name: CUP.name }).click()
  // Busy servers are asked twice again before the page gives up.
  await expect(page.getByText('Сервис временно недоступен.')).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CUP.name })).toBeVisible()
})

test('events are looked for by days, without script, too', async ({ browser, server }) => {
  await withoutScript(browser, server.url, async (page) => {
    await page.goto('/events/?q=x')
    await page.getByLabel('Название').fill('')
    await page.getByLabel('С', { exact: true }).fill('2100-01-01')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
    await expect(page.getByLabel('С', { exact: true })).toHaveValue('2100-01-01')
    await page.getByRole('link', { name: 'Показать все' }).click()
    await expect(page.getByRole('link', { name: CUP.name })).toBeVisible()
  })
})

test('a lost connection is said, and not any more when it is back', async ({ page, context }) => {
  await page.goto('/')
  await wakeApp(page)
  const notice = page.getByText(/^Нет связи с\sсервером. На\sстранице то, что успело прийти/)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('the theme chosen in this browser is there before anything is drawn', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('parket.theme', 'dark'))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  expect(icon).toBe('/favicon.svg')
  const served = await page.request.get('/favicon.svg')
  expect(await served.body()).toEqual(
    await readFile(new URL('../public/favicon.svg', import.meta.url)),
  )
})

test('every page is kept apart from the window that opened it', async ({ request }) => {
  for (const address of [
    '/',
    '/events/',
    CUP.page,
    CUP.startOptions,
    CUP.wizard,
    '/privacy',
    '/my-registrations',
    '/profile/profile',
    '/admin/events/',
    '/admin/nothing-here',
    '/?ds=nobody.localhost',
  ]) {
    const headers = (await request.get(address)).headers()
    expect.soft(headers['cross-origin-opener-policy'], address).toBe('same-origin')
  }
})

async function withoutScript(
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await use(page)
  await page.close()
}
