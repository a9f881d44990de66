import { unwrap } from '@parket/api-client/problem'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expectSound } from './support/axe.ts'
import { startAs } from './support/login.ts'
import { runningFinal } from './support/runningFinal.ts'
import { expect, test } from './support/test.ts'

test('a final is typed and counted from a file, without network and server; brought back, the server has the same places', async ({
  page,
  browser,
  server,
}, info) => {
  const { api, eventId, contestId } = await runningFinal(server.url, 4)
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/${eventId}/`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать аварийный файл' }).click()
  const path = info.outputPath('emergency.html')
  await (await downloading).saveAs(path)
  expect(await readFile(path, 'utf8')).not.toMatch(/birth_date|@parket\.test/)

  // Another laptop, with the stick and nothing else.
  const laptop = await browser.newContext({ acceptDownloads: true })
  await laptop.setOffline(true)
  const file = await laptop.newPage()
  const faults: string[] = []
  file.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  file.on('pageerror', (error) => faults.push(error.message))
  await file.goto(pathToFileURL(path).href)
  await expect(file.getByRole('heading', { name: /Финал$/ })).toBeVisible()
  await expectSound(file, 'emergency file')
  await file
    .getByRole('button', { name: /судья A: пусто$/ })
    .first()
    .focus()
  for (const key of '2134') await file.keyboard.press(key)
  for (const key of '13') await file.keyboard.press(key)
  await file.reload()
  await expect(file.getByText(/набрано позже: 6\sоценок/)).toBeVisible()
  const twice = await laptop.newPage()
  await twice.goto(pathToFileURL(path).href)
  await file
    .getByRole('button', { name: /судья B: пусто$/ })
    .first()
    .focus()
  for (const key of '24') await file.keyboard.press(key)
  // A second window of the file goes on with what the first one keeps.
  await expect(twice.getByText(/набрано позже: 8\sоценок/)).toBeVisible()
  await file.getByLabel('Кто набирает').fill('Заречная Ирина')
  await file.getByRole('button', { name: 'Подсчитать' }).click()
  const rows = file.getByRole('region', { name: 'Итоги' }).locator('tbody tr')
  await expect(rows).toHaveCount(4)
  const counted = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [place, number, , reason] = [...row.querySelectorAll('td')].map(
        (cell) => cell.innerText,
      )
      return { place: Number.parseInt(place ?? '', 10), number: Number(number), reason }
    }),
  )
  expect(counted.every(({ reason }) => reason)).toBe(true)
  const saving = file.waitForEvent('download')
  await file.getByRole('button', { name: 'Сохранить копию' }).click()
  const marks = info.outputPath('marks.json')
  await (await saving).saveAs(marks)
  expect(faults).toEqual([])
  await laptop.close()

  const field = page.getByLabel('Копия оценок из аварийного файла')
  await field.setInputFiles(marks)
  await expect(page.getByText(/^Записано 2\sлиста$/)).toBeVisible()
  await field.setInputFiles(marks)
  await expect(page.getByText(/^Совпало 2\sлиста$/)).toBeVisible()
  await field.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(page.getByText(/^Это не файл с оценками/)).toBeVisible()

  const ofContest = { params: { path: { id: contestId } } }
  const [final] = await unwrap(api.GET('/api/contests/{id}/rounds', ofContest))
  if (!final) throw new Error('The contest has no round')
  await unwrap(
    api.PUT('/api/contests/{id}/rounds/{roundId}/status', {
      params: { path: { id: contestId, roundId: final.id } },
      body: { status: 'judged', version: final.version },
    }),
  )
  const result = await unwrap(api.GET('/api/contests/{id}/result', ofContest))
  expect(result.places.map(({ place, start_number }) => ({ place, number: start_number }))).toEqual(
    counted.map(({ place, number }) => ({ place, number })),
  )
})
