import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { createEvent, logInByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

/** The row of an event in the organisers' list, alone in it: a menu of a row that moves is closed. */
async function findRow(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Название' }).fill(name)
  const rows = page.getByRole('grid', { name: 'Турниры' }).getByRole('row')
  await expect(rows.filter({ has: page.getByRole('rowheader') })).toHaveCount(1)
  return rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Действия с турниром «${name}»` }).click()
  await page.getByRole('button', { name: action }).click()
}

test('an event is copied with its contests and under new dates, without anybody’s entry', async ({
  page,
  server,
}) => {
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/')
  await findRow(page, CUP.name)
  await act(page, CUP.name, 'Копировать…')
  const dialog = page.getByRole('dialog', { name: 'Копия турнира' })
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Кубок через год')
  await dialog.getByRole('textbox', { name: 'Первый день' }).fill('19.02.2028')
  await dialog.getByRole('textbox', { name: 'Последний день' }).fill('20.02.2028')
  await dialog.getByRole('button', { name: 'Скопировать' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройка')
  await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Кубок через год')
  await expect(page.getByRole('textbox', { name: 'Начало', exact: true })).toHaveValue('19.02.2028')

  const id = Number(/events\/(\d+)\/edit/.exec(page.url())?.[1])
  const api = await logInByApi(server.url, 'supervisor@parket.test')
  const numbers = async (eventId: number) => {
    const params = { path: { id: eventId } }
    const contests = await unwrap(api.GET('/api/events/{id}/contests', { params }))
    return contests.map(({ group_num }) => group_num)
  }
  expect(await numbers(id)).toEqual(await numbers(CUP.id))
  const { total } = await unwrap(
    api.GET('/api/events/{id}/registrations', { params: { path: { id } } }),
  )
  expect(total).toBe(0)
})

test('an event goes to the archive and comes back, is cancelled and takes place again', async ({
  page,
  server,
}) => {
  const { name } = await createEvent(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/')
  const row = await findRow(page, name)
  const status = page.getByRole('combobox', { name: 'Статус' })

  await act(page, name, 'Убрать в архив')
  await expect(page.getByText(`Турнир «${name}» убран в архив.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await status.selectOption('В архиве')
  await expect(row).toContainText('В архиве')
  await act(page, name, 'Вернуть из архива')
  await expect(page.getByText(`Турнир «${name}» снова в списках.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await status.selectOption('Любой')

  await act(page, name, 'Отменить турнир')
  await expect(row).toContainText('Отменён')
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText(`Турнир «${name}» состоится.`)).toBeVisible()
  await expect(row).toContainText('Черновик')
})

test('a cancelled event says so to its visitors and takes no entries', async ({ page, server }) => {
  const api = await logInByApi(server.url, 'admin@parket.test')
  const params = { path: { id: CUP.id } }
  const cancel = (cancelled_at: string | null) =>
    unwrap(api.PUT('/api/admin/events/{id}', { params, body: { cancelled_at } }))
  await cancel(new Date().toISOString())
  await page.goto(CUP.page)
  await expect(page.getByText('Турнир отменён')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Участвовать' })).toHaveCount(0)
  await page.goto(`${CUP.page}info`)
  await expect(page.getByText('Турнир отменён')).toBeVisible()
  await page.goto(CUP.wizard)
  await expect(page.getByText('Турнир отменён')).toBeVisible()
  await cancel(null)
})

const eventPages = (id: number) => [
  `/admin/events/${id}/edit`,
  `/admin/events/${id}/groups/`,
  `/admin/events/${id}/registrations/`,
  `/admin/events/${id}/judges/`,
  `/admin/events/${id}/staff`,
  `/admin/events/${id}/history`,
]

interface Walker {
  email: string
  /** Whether the list of events opens. */
  list: boolean
  /** Whether the pages of the cup open, and those of another event of the team. */
  cup: boolean
  other: boolean
  /** Whether events are created and copied. */
  creates: boolean
  /** The section of the menu that leads to the list; null: none. */
  section: string | null
}

const walkers: readonly Walker[] = [
  {
    email: 'manager@parket.test',
    list: false,
    cup: false,
    other: false,
    creates: false,
    section: null,
  },
  {
    email: 'staff@parket.test',
    list: true,
    cup: true,
    other: false,
    creates: false,
    section: null,
  },
  {
    email: 'admin@parket.test',
    list: true,
    cup: true,
    other: true,
    creates: false,
    section: 'Администратор',
  },
  {
    email: 'supervisor@parket.test',
    list: true,
    cup: true,
    other: true,
    creates: true,
    section: 'Администратор',
  },
  {
    email: 'super@parket.test',
    list: true,
    cup: true,
    other: true,
    creates: true,
    section: 'Суперадмин',
  },
]

/** An event of the same team that staff@parket.test has no role at. */
const OTHER = 2

/** Who reaches nothing, and one event. The server's tests ask for every role. */
const some = walkers.filter(({ email }) => /^(?:manager|staff)@/.test(email))

for (const { email, list, cup, other, creates, section } of isFull ? walkers : some) {
  test(`${email} reaches the pages of events that the table of rights gives, by menu and by address`, async ({
    page,
  }) => {
    await startAs(page, email)
    await page.goto(CUP.page)
    const menu = page.getByRole('navigation', { name: 'Главное меню' })
    await expect(menu.getByTitle('Настройка')).toHaveCount(cup ? 1 : 0)
    for (const title of ['Администратор', 'Суперадмин']) {
      await expect(page.getByRole('list', { name: title })).toHaveCount(title === section ? 1 : 0)
    }

    const addresses: [string, boolean][] = [
      ['/admin/events/', list],
      ...eventPages(CUP.id).map((address): [string, boolean] => [address, cup]),
      ...eventPages(OTHER).map((address): [string, boolean] => [address, other]),
    ]
    for (const [address, isOpen] of addresses) {
      await page.goto(address)
      await expect(page, address).toHaveURL(isOpen ? address : '/')
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    }
    if (!list) return
    await page.goto('/admin/events/')
    await expect(page.getByRole('grid', { name: 'Турниры' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Турнир', exact: true })).toHaveCount(
      creates ? 1 : 0,
    )
  })
}

test('an event without registrations is deleted once it was asked about, by who may create one', async ({
  page,
  server,
}) => {
  const { name } = await createEvent(server.url)
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/')
  const row = await findRow(page, name)
  await act(page, name, 'Удалить…')
  const question = page.getByRole('alertdialog', { name: `Удалить турнир «${name}»?` })
  await question.getByRole('button', { name: 'Отмена' }).click()
  await expect(row).toBeVisible()
  await act(page, name, 'Удалить…')
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText(`Турнир «${name}» удалён`)).toBeVisible()
  await expect(row).toHaveCount(0)

  // One with registrations stays.
  await findRow(page, 'Осенний бал')
  await act(page, 'Осенний бал', 'Удалить…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByRole('alert')).toContainText('убрать в архив, но не удалить')

  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/')
  await page.getByRole('button', { name: 'Действия с турниром «Осенний бал»' }).click()
  await expect(page.getByRole('button', { name: 'Убрать в архив' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Удалить…' })).toHaveCount(0)
})
