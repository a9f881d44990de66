import { launchOptions } from '@parket/tools/chromium'
import { fillPath } from '@parket/domain/site/address'
import { sitePages } from '@parket/domain/site/pages'
import { stationPages } from '@parket/domain/site/stationPages'
import { unwrap } from '@parket/api-client/problem'
import { openApi, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A name that is not localhost: on plain HTTP the browser holds back what it keeps for encrypted pages. */
const HALL = 'hall.test'
const { env, ...browser } = await launchOptions()

test.use({
  launchOptions: {
    ...browser,
    ...(env && { env }),
    args: [...browser.args, `--host-resolver-rules=MAP ${HALL} 127.0.0.1`],
  },
  baseURL: async ({ server }, use) => use(server.url.replace(/\/\/[^:/]+/, `//${HALL}`)),
})

// Chromium's own note: the header is for encrypted pages.
test.use({ expectedErrors: [/^The Cross-Origin-Opener-Policy header has been ignored/] })

test('every page of the page table opens on plain HTTP, in a browser as old as the oldest', async ({
  page,
  server,
}) => {
  test.slow()
  // Chrome 109 and Safari 16.4 lack these.
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toSpliced', 'toReversed', 'with']) {
      Reflect.deleteProperty(Array.prototype, name)
    }
    Reflect.deleteProperty(Map, 'groupBy')
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  const sessions = await unwrap(
    openApi(server.url).GET('/api/events/{id}/sessions', { params: { path: { id: 2 } } }),
  )
  await startAs(page, 'super@parket.test', server.url)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ])
  const params = {
    eventId: '2',
    groupNum: '41',
    sessionId: String(sessions[0]?.id),
    teamId: '1',
    personId: '1',
    code: 'unknown',
    token: 'unknown',
    consent: 'processing',
  }
  const paths = [
    ...Object.values(sitePages).map(({ path }) => path),
    ...Object.values(stationPages),
  ]
  for (const path of paths) {
    // What an event that is still to come shows: prices, the wizard, the club's grid.
    for (const eventId of path.startsWith('/events/:eventId') ? ['2', '1'] : ['2']) {
      const groupNum = eventId === '1' ? '11' : params.groupNum
      const address = fillPath(path, { ...params, eventId, groupNum })
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.getByText('Не получилось открыть страницу')).toHaveCount(0)
      })
    }
  }
})

test('a judge marks on plain HTTP: nothing but installing is missing', async ({ page }) => {
  // Of the demo: its judge has a round that runs.
  await page.goto('/judge/demo-judge-e-parketpar')
  await page.getByRole('button', { name: 'Да, это я' }).click()
  await page.getByRole('button', { name: /^№/ }).first().click()
  await expect(page.getByText('Всё сохранено')).toBeVisible()
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
  // Nor can the page keep the screen lit there: it says so.
  expect(await page.evaluate(() => 'wakeLock' in navigator)).toBe(false)
  await expect(page.getByText(/Не\sгасите экран/)).toBeVisible()
})

test('the desk takes a payment on plain HTTP', async ({ page, server }) => {
  const person = makePerson()
  const { regData } = await registerByApi(server.url, person, 11)
  await startAs(page, 'manager@parket.test', server.url)
  await page.goto(`/events/${CUP.id}/desk`)
  await page.getByRole('searchbox', { name: /^Номер, фамилия/ }).fill(person.last_name)
  await page.getByRole('button', { name: nameOf(person), exact: true }).click()
  const record = page.getByRole('region', { name: `Заявка № ${regData.reg_n}` })
  await record.getByText('Принять оплату').click()
  await record.getByRole('button', { name: /^Принять 1/ }).click()
  await expect(record.getByText('к оплате ничего нет')).toBeVisible()
})
