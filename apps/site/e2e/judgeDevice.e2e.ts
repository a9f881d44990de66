import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { logInByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

/** Runs at the moment of seeding; couples dance in two heats, eight of them go on. */
const EVENT = { id: 4, contest: 40 }
/** Who judges nothing else there. */
const LETTER = 'F'

/** A link that pairs the device of a judge. */
async function judgeLink(url: string): Promise<string> {
  const api = await logInByApi(url, 'admin@parket.test')
  const params = { path: { id: EVENT.id } }
  const judges = await unwrap(api.GET('/api/events/{id}/judges', { params }))
  const judge = judges.find(({ letter }) => letter === LETTER)
  if (!judge) throw new Error(`Event ${EVENT.id} has no judge ${LETTER}`)
  const stations = await unwrap(api.GET('/api/events/{id}/stations', { params }))
  const known = stations.find(({ judge_id }) => judge_id === judge.judge_id)
  const { link } = known
    ? await unwrap(
        api.POST('/api/events/{id}/stations/{stationId}/code', {
          params: { path: { id: EVENT.id, stationId: known.id } },
        }),
      )
    : await unwrap(
        api.POST('/api/events/{id}/stations', {
          params,
          body: { kind: 'judge', judge_id: judge.judge_id },
        }),
      )
  return new URL(link).pathname
}

const tiles = (page: Page) => page.getByRole('button', { name: /^№/ })
const putFirst = async (page: Page, from: number, to: number) => {
  for (let at = from; at < to; at += 1) await tiles(page).nth(at).click()
}

/** What is kept of the page in the browser. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('parket.station')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** The files of ours that the page has loaded. */
const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname),
  )

test('the link that the start prints leads to the first mark by two presses', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 635 })
  await page.goto('/judge/demo-judge-g-parketpar')
  await page.getByRole('button', { name: 'Да, это я' }).click()
  await expect(page.getByText('медленный вальс')).toBeVisible()
  await tiles(page).first().click()
  await expect(page.getByText('ещё 5', { exact: true })).toBeVisible()
  await expect(page.getByText('Всё сохранено')).toBeVisible()
})

test('a judge pairs a device by the link, marks with and without the network, reloads and hands in; the office has the sheet', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const link = await judgeLink(server.url)
  await page.goto(link)
  await expect(page.getByText(`Вы судья ${LETTER}`)).toBeVisible()
  await page.getByRole('button', { name: 'Да, это я' }).click()
  await expect(page.getByText('самба')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/station')
  await expectSound(page, 'judge')
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none')

  await putFirst(page, 0, 3)
  await expect(page.getByText('Всё сохранено')).toBeVisible()
  // The page itself is kept with all of its files, and no answer of the API.
  await expect.poll(() => keptAddresses(page)).toContain('/station')
  const files = await loadedFiles(page)
  expect(files.length).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const kept = await keptAddresses(page)
      return files.filter((file) => !kept.includes(file))
    })
    .toEqual([])
  expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('/api/'))
  await context.setOffline(true)
  await putFirst(page, 3, 5)
  await expect(page.getByText(/^Нет сети: 2\sотметки ждут/)).toBeVisible()
  // Closed and opened again without the network.
  await page.reload()
  await expect(page.getByText('ещё 3', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await putFirst(page, 5, 8)
  const send = page.getByRole('button', { name: 'Сдать самба' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Принято/)).toBeVisible()
  await page.getByRole('button', { name: 'Ча-ча-ча' }).click()
  await expect(page.getByText('ещё 8', { exact: true })).toBeVisible()

  // The link is used up: on another device it asks the organiser, and its secret is in no history.
  await page.goBack()
  expect(page.url()).not.toContain(link)

  await page.setViewportSize({ width: 1280, height: 800 })
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${EVENT.id}/groups/${EVENT.contest}/marks`)
  // Somebody has typed that sheet from paper: the device's marks stand beside it.
  const differs = `Самба, судья ${LETTER}: бумага и планшет расходятся. Позовите`
  await expect(page.getByText(differs).first()).toBeVisible()
})

test('of two tabs the one opened last works, and a server that is killed and started again has every mark', async ({
  page,
  context,
  server,
}) => {
  // The server starts a second time.
  test.slow()
  // The screen is kept lit where the browser can.
  await context.addInitScript(() => {
    const lock = Object.assign(new EventTarget(), { release: async () => {} })
    const request = async (kind: string) => {
      document.documentElement.dataset['awake'] = kind
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await page.goto('/judge/demo-judge-d-parketpar')
  await page.getByRole('button', { name: 'Да, это я' }).click()
  await tiles(page).nth(0).click()
  await expect(page.getByText(/и\sотправлено/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen')

  const second = await context.newPage()
  await second.goto('/station')
  await expect(page.getByRole('heading', { name: /^Открыто в\sдругой вкладке/ })).toBeVisible()
  await tiles(second).nth(1).click()
  await expect(second.getByText('Всё сохранено')).toBeVisible()
  await page.getByRole('button', { name: 'Работать здесь' }).click()
  await expect(second.getByRole('heading', { name: /^Открыто в\sдругой вкладке/ })).toBeVisible()
  await expect(page.getByText('ещё 4', { exact: true })).toBeVisible()

  const restarted = server.killAndRestart()
  await tiles(page).nth(2).click()
  await restarted
  await expect(page.getByText(/и\sотправлено/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('ещё 3', { exact: true })).toBeVisible()
})
