import type { Page } from '@playwright/test'
import { wakeApp } from './support/app.ts'
import { logIn } from './support/login.ts'
import { expect, test } from './support/test.ts'
import { isFull } from './support/full.ts'

/** Every public page and every page of the account (docs/rules/site.md, «Addresses»). */
interface Place {
  path: string
  /** The window's title without the team. */
  title: string
  /** The page's heading, where it is not its title. */
  heading?: string | RegExp
  /** To whom it shows something else than itself. */
  otherwise?: { who: 'visitor' | 'dancer'; heading: string }
  /** From its link, on the page before it. */
  follow?: (page: Page) => Promise<void>
}

const menu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Главное меню' }).getByTitle(name).click()
const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Страницы турнира' }).getByRole('link', { name }).click()
const account = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^(?:Личный кабинет|Вход и регистрация)/ }).click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}
const loginNeeded = (what: string) =>
  ({ who: 'visitor', heading: `Войдите, чтобы увидеть ${what}` }) as const

/** In the order in which they are walked by their links. */
function places(event: { name: string; path: string }): Place[] {
  const about = (title: string) => `${title}. ${event.name}`
  return [
    { path: '/', title: '', heading: event.name },
    { path: '/events/?filter=past', title: 'Турниры', follow: menu('Прошедшие') },
    { path: '/events/?filter=future', title: 'Турниры', follow: menu('Будущие') },
    {
      path: event.path,
      title: event.name,
      follow: (page) =>
        page.getByRole('main').getByRole('link', { name: event.name }).first().click(),
    },
    {
      path: `${event.path}info`,
      title: about('Информация'),
      heading: 'Информация',
      follow: tab('Информация'),
    },
    {
      path: `${event.path}results`,
      title: about('Результаты'),
      // No tab leads there before the event's first day.
      heading: 'Результаты',
    },
    {
      path: `${event.path}statistics`,
      title: about('Статистика'),
      heading: 'Статистика',
      follow: tab('Статистика'),
    },
    { path: event.path, title: event.name, follow: tab('Турнир') },
    {
      path: `${event.path}select-registration`,
      title: about('Регистрация'),
      heading: 'Регистрация',
      follow: (page) => page.getByRole('link', { name: 'Участвовать' }).first().click(),
    },
    { path: `${event.path}register`, title: about('Регистрация'), heading: /^Регистрация/ },
    { path: '/search-dancer', title: 'Поиск танцора', follow: menu('Поиск') },
    {
      path: '/test',
      title: 'Проверка связи',
      follow: (page) => page.getByText(/^(?:Версия )?\d+\.\d+\.\d+$/).click(),
    },
    { path: '/profile/profile', title: 'Профиль', otherwise: loginNeeded('свои данные') },
    { path: '/info-by-name', title: 'Мои турниры' },
    { path: '/my-registrations', title: 'Мои регистрации', otherwise: loginNeeded('свои заявки') },
    { path: '/user-rating', title: 'Мой рейтинг' },
    {
      path: '/profile/register',
      title: 'Регистрация на сайте',
    },
  ]
}

const ownLinks: Record<string, string> = {
  '/profile/profile': 'Профиль',
  '/info-by-name': 'Мои турниры',
  '/my-registrations': 'Мои регистрации',
  '/user-rating': 'Мой рейтинг',
}

/** Both kinds of people, and all teams: the one without a domain, where a visitor also loads each page anew, and two by host. */
const walks = [
  { team: 'Паркет', host: 'localhost', who: 'visitor', reloads: true },
  { team: 'Паркет', host: 'localhost', who: 'dancer', reloads: false },
  { team: 'Весна', host: 'vesna.localhost', who: 'visitor', reloads: false },
  { team: 'Ореол', host: 'oreol.localhost', who: 'dancer', reloads: false },
] as const

/** A visitor of one team, and a dancer of another by its host. */
const some = walks.filter(({ team, reloads }) => reloads || team === 'Ореол')

for (const { team, host, who, reloads } of isFull ? walks : some) {
  test(`${team}, ${who}: every page opens by its address, ${reloads ? 'after a reload ' : ''}and from its link`, async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000)
    const home = server.url.replace('localhost', host)
    await page.goto(home)
    await wakeApp(page)
    if (who === 'dancer') await logIn(page, 'dancer@parket.test')
    const event = await firstEvent(page)

    for (const place of places(event)) {
      await page.goto(home + place.path)
      await expectPlace(page, place, { team, who })
      if (!reloads) continue
      await page.reload()
      await expectPlace(page, place, { team, who })
    }

    await page.goto(home)
    await wakeApp(page)
    for (const place of places(event)) {
      const name = who === 'dancer' ? ownLinks[place.path] : undefined
      const follow = place.follow ?? (name === undefined ? null : account(name))
      if (!follow) continue
      await follow(page)
      await expectPlace(page, place, { team, who })
      expect(new URL(page.url()).pathname).toBe(place.path.replace(/\?.*/, ''))
    }
  })
}

/** The next event of the team: the poster of its home. */
async function firstEvent(page: Page): Promise<{ name: string; path: string }> {
  const link = page.getByRole('heading', { level: 1 }).getByRole('link')
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  return { name: await link.innerText(), path }
}

interface Walk {
  team: string
  who: 'visitor' | 'dancer'
}

async function expectPlace(page: Page, place: Place, { team, who }: Walk): Promise<void> {
  const { title, heading = title, otherwise } = place
  await expect(page).toHaveTitle(title === '' ? team : `${title} · ${team}`)
  const shown = otherwise?.who === who ? otherwise.heading : heading
  await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible()
}
