import { eventTabs } from '@parket/domain/site/eventTabs'
import { fillPath } from '@parket/domain/site/address'
import { pagePath } from '@parket/domain/site/links'
import { pageAccess } from '@parket/domain/site/pageAccess'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import { sideMenu } from '@parket/domain/site/sideMenu'
import type { Page } from '@playwright/test'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { offices, TEAM } from './support/roles.ts'
import { expect, test } from './support/test.ts'

const names = Object.keys(sitePages) as PageName[]
const all = new Set(names)
/** Event 1, and another one of the same team. */
const eventIds = [CUP.id, 2]
/** The pages of the office that need no more of an address than the event or the team. */
const officePages = names.filter((name) =>
  /^\/admin(?:\/(?!:)[^:]*|\/events\/:eventId\/[^:]*|\/teams\/:teamId\/[^:]*)$/.test(
    sitePages[name].path,
  ),
)

for (const { who, email, subject } of isFull ? offices : offices.slice(0, 2)) {
  const visitor = { subject, tenantTeamId: TEAM }

  test(`${who} finds by menu and tabs the pages of the office that the table of rights gives`, async ({
    page,
  }) => {
    await startAs(page, email)
    const event = { id: CUP.id, team_id: TEAM }
    const menu = sideMenu(subject, { tenantTeamId: TEAM, event, pages: all })
    await page.goto(pagePath('event', { eventId: CUP.id }))
    await expect(page.getByRole('button', { name: /^Личный кабинет: / })).toBeVisible()
    const expected = menu.flatMap(({ items }) => items.map(({ path }) => path))
    await expect.poll(() => hrefs(page, 'Главное меню')).toEqual(expected)

    for (const eventId of eventIds) {
      const tabs = eventTabs(visitor, eventId, all)
      const [first] = tabs
      if (first === undefined) continue
      await page.goto(fillPath(sitePages[first].path, { eventId }))
      const addresses = tabs.map((name) => fillPath(sitePages[name].path, { eventId }))
      await expect.poll(() => hrefs(page, 'Страницы турнира')).toEqual(addresses)
    }
  })

  test(`${who} opens by a typed address what the table of rights gives, and is told or sent home elsewhere`, async ({
    page,
  }) => {
    await startAs(page, email)
    for (const name of officePages) {
      for (const eventId of /:eventId/.test(sitePages[name].path) ? eventIds : [CUP.id]) {
        const at = { eventId, teamId: TEAM }
        const address = fillPath(sitePages[name].path, at)
        await page.goto(address)
        const access = pageAccess(visitor, name, at)
        await expect(page).toHaveURL(access === 'home' ? '/' : (url) => url.pathname === address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const refusal = page.getByRole('main').getByText('Нет прав')
        await expect(refusal).toHaveCount(access === 'noRight' ? 1 : 0)
      }
    }
  })
}

/** Where the links of a navigation lead. */
function hrefs(page: Page, navigation: string): Promise<(string | null)[]> {
  return page
    .getByRole('navigation', { name: navigation })
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}
