import { randomUUID } from 'node:crypto'
import { newId } from '@parket/api-client/newId'
import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { createEvent, logInByApi, openApi, registrationOf } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { somebody } from './support/people.ts'
import { expect, test } from './support/test.ts'

const DANCE = 'Вальс'
const PIN = '2468'

/** A final of two before judges A and B that runs, in an event with a chief judge. */
async function runningFinal(url: string) {
  const event = await createEvent(url)
  const api = await logInByApi(url, 'supervisor@parket.test')
  const params = { path: { id: event.id } }
  const judges = await Promise.all(
    [
      { letter: 'A', role: 'line' },
      { letter: 'B', role: 'line' },
      { letter: null, role: 'chief' },
    ].map(({ letter, role }) => {
      const { last_name, first_name } = somebody()
      const body = { last_name, first_name, letter, role }
      return unwrap(api.POST('/api/events/{id}/judges', { params, body }))
    }),
  )
  const [a = 0, b = 0, chief = 0] = judges.map(({ judge_id }) => judge_id)
  const id = newId()
  await unwrap(
    api.POST('/api/contests', {
      body: {
        id,
        event_id: event.id,
        group_num: 7,
        group_name: 'Соло, взрослые',
        section: 'Стандарт',
        scoring: 'skating',
        dances: [DANCE],
        status: 'open',
      },
    }),
  )
  for (let n = 0; n < 2; n += 1) {
    const body = registrationOf(somebody(), [id])
    await unwrap(api.POST('/api/events/{id}/register', { params, body }))
  }
  await unwrap(
    api.PUT('/api/contests/{id}/panel', { params: { path: { id } }, body: { judgeIds: [a, b] } }),
  )
  for (const status of ['closed', 'ready', 'running']) {
    await unwrap(
      api.PUT('/api/events/{id}/contest-statuses', {
        params,
        body: { contestIds: [id], status, ...(status === 'ready' && { generateHeats: true }) },
      }),
    )
  }
  return { api, eventId: event.id, contestId: id, judges: { b, chief } }
}

async function codeOf(api: ApiClient, eventId: number, body: object): Promise<string> {
  const params = { path: { id: eventId } }
  const { code } = await unwrap(api.POST('/api/events/{id}/stations', { params, body }))
  return code
}

/** The device of judge B hands in its sheet. */
async function handIn(url: string, code: string): Promise<void> {
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
            letter: 'B',
            entries,
            submit: true,
          },
        ],
      },
    }),
  )
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
  await page.getByRole('button', { name: 'Закрыть тур' }).click()
  await page.getByRole('button', { name: 'Утвердить 7' }).click()
  await page.getByLabel('PIN главного судьи').fill(PIN)
  await page.getByRole('button', { name: 'Утвердить места' }).press('Enter')
  await page.getByRole('button', { name: 'Показать всем', exact: true }).press('Enter')
  await expect(page.getByText('Места видят все.')).toBeVisible()
})
