import { randomUUID } from 'node:crypto'
import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { openApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { codeOf, DANCE, runningFinal } from './support/runningFinal.ts'
import { expect, test } from './support/test.ts'

const PIN = '2468'

/** The device of a judge hands in its sheet. */
async function handIn(url: string, code: string, letter = 'B'): Promise<void> {
  const device = openApi(url)
  const pairing = await unwrap(
    device.POST('/api/stations/pair', { body: { code, device: randomUUID() } }),
  )
  if (!('token' in pairing) || pairing.token === null) throw new Error('The device is not paired')
  const station = openApi(url, pairing.token)
  const { rounds } = await unwrap(station.GET('/api/station'))
  const [round] = rounds
  if (!round) throw new Error('The judge has no round')
  const entries = Object.fromEntries(round.heats.flat().map((number, at) => [number, [at + 1]]))
  await unwrap(
    station.POST('/api/station/operations', {
      body: {
        epoch: pairing.station.epoch,
        unsent: 0,
        operations: [
          {
            seq: 1,
            round_id: round.id,
            round_version: round.version,
            attempt: 1,
            dance: DANCE,
            letter,
            entries,
            submit: true,
          },
        ],
      },
    }),
  )
}

/** Of a dance to be repeated, by mistake. */
async function takeBackADecision(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Повторить танец…' }).click()
  await page.getByLabel('Почему').fill('Ошибка')
  await page.getByRole('button', { name: 'Записать решение' }).press('Enter')
  await expect(page.getByText(/^ждём/)).toBeVisible()
  await page.getByRole('button', { name: /^Листы и\sрешения/ }).click()
  await page.getByRole('button', { name: /^Отменить решение/ }).click()
  await page.getByRole('button', { name: 'Отменить решение', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeVisible()
  await page.getByRole('button', { name: 'Зал' }).click()
  await expect(page.getByText('всё на\u00A0месте')).toBeVisible()
}

test('the scrutineers type a sheet at their station, a device sends the other, the chief judge closes the round and approves', async ({
  page,
  server,
}) => {
  const { api, eventId, judges } = await runningFinal(server.url)
  const tally = await codeOf(api, eventId, { kind: 'tally', who: 'Мамин Олег' })
  await page.goto(`/station/${tally}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  const wall = page.getByRole('table', { name: 'Листы' })
  await expect(wall).toContainText('ждём A и\u00A0B')
  await expectSound(page, 'tally')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Сохранить файл' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^parket-\d+-emergency-\d+\.html$/)

  await handIn(server.url, await codeOf(api, eventId, { kind: 'judge', judge_id: judges.b }))
  await expect(wall).not.toContainText('ждём A и\u00A0B')
  await page.getByRole('button', { name: /^Набрать\s?:/ }).click()
  await page.getByRole('button', { name: 'Начать ввод' }).click()
  await expect(page.getByRole('region', { name: 'Судья A' })).toBeVisible()
  for (const key of ['1', '2', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeVisible()

  const chief = await codeOf(api, eventId, { kind: 'chief', judge_id: judges.chief })
  await page.goto(`/station/${chief}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  await page.getByLabel('PIN').fill(PIN)
  await page.getByRole('button', { name: 'Подключить' }).click()
  await expect(page.getByText('всё на\u00A0месте')).toBeVisible()
  await takeBackADecision(page)
  await page.getByRole('button', { name: 'Закрыть тур' }).click()
  await page.getByRole('button', { name: 'Утвердить 7' }).click()
  await page.getByLabel('PIN главного судьи').fill(PIN)
  await page.getByRole('button', { name: 'Утвердить места' }).press('Enter')
  // Two judges are an even panel, and each decides a final of two: both are answered with a word first.
  const check = page.getByLabel(/Судей чётное число/)
  await expect(check).toBeFocused()
  await check.fill('Третий судья не приехал')
  await page.getByLabel(/Победителя решает одна перестановка/).fill('Их двое')
  await page.getByRole('button', { name: 'Утвердить места' }).press('Enter')
  await page.getByRole('button', { name: 'Показать всем', exact: true }).press('Enter')
  await expect(page.getByText('Места видят все.')).toBeVisible()
})

test('where a second entry is asked for, the scrutineers compare a sample of devices with paper before the final is counted', async ({
  page,
  server,
}) => {
  const { api, eventId, judges } = await runningFinal(server.url)
  const params = { path: { id: eventId } }
  await unwrap(api.PUT('/api/admin/events/{id}', { params, body: { second_entry: 'finals' } }))
  const tally = await codeOf(api, eventId, { kind: 'tally', who: 'Мамин Олег' })
  await page.goto(`/station/${tally}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  for (const [letter, judge_id] of [
    ['A', judges.a],
    ['B', judges.b],
  ] as const) {
    await handIn(server.url, await codeOf(api, eventId, { kind: 'judge', judge_id }), letter)
  }
  await expect(page.getByRole('table', { name: 'Листы' })).toContainText(/сверьте с\sбумагой: [AB]/)
  await page.getByRole('button', { name: /^С\sбумагой/ }).click()
  const asked = page.getByRole('button', { name: /^Сверить с\sбумагой: судья/ })
  await expect(asked.first()).toBeVisible()
  const letters = await asked.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.at(-1)),
  )
  await expectSound(page, 'sample for paper')
  await page.getByRole('button', { name: 'Начать ввод' }).click()
  // One after another.
  for (const letter of letters) {
    await expect(page.getByRole('heading', { name: `Второй ввод: ${letter}` })).toBeVisible()
    for (const key of ['1', '2', 'Enter']) await page.keyboard.press(key)
  }
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeVisible()

  const chief = await codeOf(api, eventId, { kind: 'chief', judge_id: judges.chief })
  await page.goto(`/station/${chief}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  await page.getByLabel('PIN').fill(PIN)
  await page.getByRole('button', { name: 'Подключить' }).click()
  await page.getByRole('button', { name: 'Закрыть тур' }).click()
  await page.getByRole('button', { name: 'Утвердить 7' }).click()
  await expect(page.getByText(new RegExp(`^Сверено с\\sбумагой: ${letters.length}$`))).toBeVisible()
})
