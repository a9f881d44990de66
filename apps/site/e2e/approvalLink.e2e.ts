import { unwrap } from '@parket/api-client/problem'
import { logInByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { startAs } from './support/login.ts'
import { startMailServer } from './support/mailServer.ts'
import { DANCE, runningFinal } from './support/runningFinal.ts'
import { withServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

const CHIEF = 'chief-of-the-walk@parket.test'

test('after the event the chief judge approves by the link of a letter, and the office sees it', async ({
  browser,
}) => {
  const mail = await startMailServer()
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Паркет <no-reply@parket.test>' }
  await withServer(settings, async (url) => {
    const final = await runningFinal(url)
    await judge(final)
    const { api, eventId } = final
    const params = { path: { id: eventId } }
    const directory = await logInByApi(url, 'super@parket.test')
    await unwrap(
      directory.PUT('/api/judges/{id}', {
        params: { path: { id: final.judges.chief } },
        body: { contacts: { phone: '', email: CHIEF } },
      }),
    )
    const { version } = await unwrap(api.GET('/api/events/{id}', { params }))
    // The event is over.
    const days = { date_begin: '2026-02-14T07:00:00Z', date_end: '2026-02-14T18:00:00Z' }
    await unwrap(api.PUT('/api/admin/events/{id}', { params, body: { ...days, version } }))

    const office = await (await browser.newContext({ baseURL: url })).newPage()
    await startAs(office, 'supervisor@parket.test')
    await office.goto(`/admin/events/${eventId}/groups/7/result`)
    await office.getByRole('button', { name: 'Отправить ссылку главному судье' }).click()
    await expect(office.getByText(/^Письмо отправлено/)).toBeVisible()

    // Those who entered have letters of their own.
    const toChief = () =>
      mail.letters.filter(({ to }) => to?.some(({ address }) => address === CHIEF))
    await expect.poll(() => toChief().length).toBe(1)
    const [letter] = toChief()
    const [link = ''] = /\/approve\/[\w-]+/.exec(letter?.text ?? '') ?? []

    // The chief judge has no account.
    const chief = await (await browser.newContext({ baseURL: url })).newPage()
    await chief.goto(link)
    const approve = chief.getByRole('button', { name: 'Утвердить', exact: true })
    await expect(approve).toBeVisible()
    await expectSound(chief, 'approval by a link')
    await approve.press('Enter')
    await expect(chief.getByRole('heading', { name: /утвержден/i })).toBeVisible()
    await chief.goto(link)
    await expect(chief.getByRole('heading', { name: /не\sполучится/ })).toBeVisible()

    await office.reload()
    await expect(office.getByText(/по\sссылке из\sписьма/)).toBeVisible()
  })
  mail.close()
})

/** Types both sheets of the final, counts it, and answers what its checks ask. */
async function judge({ api, contestId }: Awaited<ReturnType<typeof runningFinal>>): Promise<void> {
  const contest = { params: { path: { id: contestId } } }
  const [round] = await unwrap(api.GET('/api/contests/{id}/rounds', contest))
  const path = { id: contestId, roundId: round?.id ?? 0 }
  const { entries } = await unwrap(
    api.GET('/api/contests/{id}/rounds/{roundId}/marks', { params: { path } }),
  )
  const marks = entries.map(({ registration_id }, at) => ({ registration_id, values: [at + 1] }))
  for (const letter of ['A', 'B']) {
    const body = { dance: DANCE, letter }
    const sheet = await unwrap(
      api.POST('/api/contests/{id}/rounds/{roundId}/sheets', { params: { path }, body }),
    )
    const ofSheet = { params: { path: { ...path, sheetId: sheet.id } } }
    const call = '/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}'
    const { version } = await unwrap(
      api.PUT(call, { ...ofSheet, body: { marks, version: sheet.version } }),
    )
    await unwrap(api.POST(`${call}/finish`, { ...ofSheet, body: { version } }))
  }
  await unwrap(
    api.PUT('/api/contests/{id}/rounds/{roundId}/status', {
      params: { path },
      body: { status: 'judged' },
    }),
  )
  const { checks } = await unwrap(api.GET('/api/contests/{id}/result', contest))
  const answers = checks.map(({ key }) => ({ key, text: 'Проверено' }))
  await unwrap(api.PUT('/api/contests/{id}/checks', { ...contest, body: { answers } }))
}
