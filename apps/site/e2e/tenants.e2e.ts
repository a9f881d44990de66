import type { Page } from '@playwright/test'
import { wakeApp } from './support/app.ts'
import { CUP, SPRING } from './support/demo.ts'
import { logIn } from './support/login.ts'
import { expect, test } from './support/test.ts'
import { Wizard } from './support/wizard.ts'

const DS = `ds=${SPRING.domain}`

/** Links of the page that stay on the site. */
async function internalLinks(page: Page): Promise<URL[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const { origin, pathname } = new URL(page.url())
  const isJump = (url: URL) => url.hash !== '' && url.pathname === pathname
  return addresses
    .map((address) => new URL(address))
    .filter((url) => url.origin === origin && !isJump(url))
}

async function expectLinksKeepTenant(page: Page): Promise<void> {
  const links = await internalLinks(page)
  expect(links.length).toBeGreaterThan(3)
  const strays = links.filter((url) => url.searchParams.get('ds') !== SPRING.domain)
  expect(strays.map(String)).toEqual([])
}

for (const [way, home] of [
  ['by its host', (url: string) => url.replace('localhost', SPRING.domain)],
  ['by ds', (url: string) => `${url}/?${DS}`],
] as const) {
  test(`a team is found ${way}: its name, its title, its icon, its events`, async ({
    page,
    server,
  }) => {
    await page.goto(home(server.url))
    await expect(page).toHaveTitle(SPRING.team)
    await expect(page.getByRole('heading', { level: 1, name: SPRING.team })).toBeVisible()
    await expect(page.getByRole('link', { name: SPRING.name })).toBeVisible()
    await expect(page.getByRole('link', { name: CUP.name })).toHaveCount(0)
    await wakeApp(page)
    await page.getByRole('link', { name: SPRING.name }).click()
    await expect(page).toHaveTitle(`${SPRING.name} · ${SPRING.team}`)

    const icon = await page.locator('link[rel=icon]').getAttribute('href')
    const served = await page.evaluate(async (address) => {
      const { status, headers } = await fetch(address)
      return { status, type: headers.get('content-type') }
    }, icon ?? '')
    expect(served).toEqual({ status: 200, type: expect.stringMatching(/^image\//) })
  })
}

for (const { name, home, host } of [
  { name: 'the team without a domain', home: (url: string) => url, host: 'localhost' },
  {
    name: 'a team by its host',
    home: (url: string) => url.replace('localhost', SPRING.domain),
    host: SPRING.domain,
  },
  {
    name: 'a team by ds',
    home: (url: string) => `${url}/?ds=oreol.localhost`,
    host: 'oreol.localhost',
  },
]) {
  test(`pages, sitemap and robots name the team's own host: ${name}`, async ({ page, server }) => {
    await page.goto(home(server.url))
    const head = page.locator('head')
    const told = [
      await head.locator('link[rel=canonical]').getAttribute('href'),
      await head.locator('meta[property="og:url"]').getAttribute('content'),
      await head.locator('meta[property="og:image"]').getAttribute('content'),
    ]
    const files = await page.evaluate(async (query) => {
      const read = async (path: string) => (await fetch(path + query)).text()
      return [await read('/sitemap.xml'), await read('/robots.txt')]
    }, new URL(page.url()).search)
    for (const file of files) {
      const address = /https?:\/\/(?!www\.sitemaps\.org)[^\s<]+/.exec(file)?.[0]
      told.push(address ?? null)
    }
    const places = told.map((address) => {
      const { hostname, searchParams } = new URL(address ?? '')
      return { hostname, ds: searchParams.get('ds') }
    })
    expect(places).toEqual(told.map(() => ({ hostname: host, ds: null })))
  })
}

test('every link of a page opened with ds keeps it, from the server and in the browser', async ({
  page,
}) => {
  const addresses = [
    '/',
    '/events/',
    '/events/?filter=past',
    `/events/${SPRING.id}/`,
    `/events/${SPRING.id}/select-registration`,
    '/nowhere',
  ]
  for (const address of addresses) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}${DS}`)
    await expectLinksKeepTenant(page)
    await wakeApp(page)
    await expectLinksKeepTenant(page)
  }
})

test('the way from home into the wizard and on stays with the team', async ({ page }) => {
  await page.goto(`/?${DS}`)
  await wakeApp(page)
  await page.getByRole('link', { name: SPRING.name }).click()
  await page.getByRole('link', { name: 'Участвовать' }).first().click()
  await page.getByRole('link', { name: 'Соло' }).click()
  await expect(new Wizard(page).heading('Контакты')).toBeVisible()
  await expectLinksKeepTenant(page)
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) calls.push(url)
  })
  await logIn(page, 'admin@vesna.test')
  await page.getByRole('navigation', { name: 'Главное меню' }).getByTitle('Турниры').click()
  await expect(page.getByRole('grid', { name: 'Турниры' }).getByRole('rowheader')).toHaveText([
    SPRING.name,
    'Капель',
  ])
  await expectLinksKeepTenant(page)
  await page.getByLabel('Когда').selectOption('Прошедшие')
  await expect(page).toHaveURL((url) => url.searchParams.get('ds') === SPRING.domain)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((url) => url.searchParams.get('ds') !== SPRING.domain)).toEqual([])
})

test('a ds that names no team is 404 «Команда не найдена», on pages and calls', async ({
  page,
}) => {
  for (const address of ['/?ds=unknown', `${CUP.page}?ds=unknown`]) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    const title = page.getByRole('heading', { level: 1, name: 'Команда не найдена' })
    await expect(title).toBeVisible()
    await wakeApp(page)
    await expect(title).toBeVisible()
  }
  const call = await page.request.get('/api/tenant?ds=unknown')
  expect(call.status()).toBe(404)
  expect(await call.json()).toMatchObject({ message: 'Команда не найдена' })
})

test('the page of a team that does not exist leads to one that does', async ({ page }) => {
  await page.goto('/?ds=unknown')
  await page.getByRole('link', { name: 'Все турниры' }).click()
  await expect(page.getByRole('link', { name: CUP.name })).toBeVisible()
})

test('a host of nobody’s shows the default team', async ({ page, server }) => {
  await page.goto(server.url.replace('localhost', 'nobody.localhost'))
  await expect(page).toHaveTitle('Паркет')
})
