import { wakeApp } from './support/app.ts'
import { registerByApi } from './support/api.ts'
import { expectSound, faultsOf } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { logIn, openLoginDialog, startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { openRegistration, readTicket, Wizard } from './support/wizard.ts'

/** Both themes, and between them the narrowest and the widest screen people have. */
const allLooks = [
  { name: 'in light, on a laptop', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'in dark, 320 px wide', theme: 'dark', viewport: { width: 320, height: 640 } },
] as const

/** Without a place to break, longer than 320 px hold. */
const LONGEST_NAME = 'Рождественская-Преображенская-Воздвиженская'

test('a planted fault is seen', async ({ page }) => {
  await page.goto('/')
  // What is planted before the app has come, the app takes away again.
  await wakeApp(page)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<p style="width: 3000px; color: #ddd; background: #fff">Бледный текст</p><input>',
    )
  })
  expect(await faultsOf(page)).toEqual([
    expect.stringMatching(/^scrolls sideways by \d+ px$/),
    expect.stringMatching(/^color-contrast: /),
    expect.stringMatching(/^label: /),
  ])
})

test('the table of registrations keeps within a window that is made narrower', async ({
  page,
  server,
}) => {
  const dancer = makePerson()
  const { regData } = await registerByApi(server.url, dancer, 11)
  await startAs(page, 'admin@parket.test')
  await page.goto(`${CUP.registrations}?q=${dancer.last_name}`)
  await expect(page.getByText(String(regData.reg_n)).first()).toBeVisible()
  for (const width of [960, 640, 375]) {
    await page.setViewportSize({ width, height: 800 })
    // The table gives way to cards, once.
    await expect.poll(() => faultsOf(page), { message: `${width} px wide` }).toEqual([])
  }
})

/** The states of each screen are looked at in both themes in its stories. */
const looks = isFull ? allLooks : allLooks.slice(1)

for (const { name, theme, viewport } of looks) {
  test.describe(name, () => {
    test.use({ viewport })

    test.beforeEach(async ({ context }) => {
      await context.addInitScript((chosen) => {
        // Blank pages have no storage.
        if (location.protocol !== 'about:') localStorage.setItem('parket.theme', chosen)
      }, theme)
    })

    test('axe finds nothing in the steps of the wizard, empty, with problems and filled', async ({
      page,
    }) => {
      const soloist = { ...makePerson(), last_name: `${LONGEST_NAME}-${makePerson().last_name}` }
      const wizard = new Wizard(page)
      await wizard.open()
      await wizard.next.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'contacts with problems')
      await wizard.fillUpToDancers(soloist)
      await expectSound(page, 'dancers')
      await wizard.next.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'dancers with problems')
      await wizard.fillDancer(soloist)
      await wizard.openPackets()
      await wizard.option('Пакет: любые 2–3 соло').check()
      await wizard.next.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'packets, one unfinished')
      await wizard.option('Соло, взрослые · Oriental').check()
      await wizard.option('Соло, взрослые · Show').check()
      await wizard.goOn('Номинации')
      await page.getByText(/^Сейчас недоступны/).click()
      await wizard.contest('Jack & Jill', 'Jack & Jill Открытая').check()
      await expectSound(page, 'contests')
      await wizard.goOn('Проверка')
      await wizard.submit.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'review with problems')
      await page.getByRole('button', { name: 'Изменить: номинации' }).click()
      await wizard.contest('Jack & Jill', 'Jack & Jill Открытая').uncheck()
      await wizard.reviewAndSubmit()

      const ticket = await readTicket(page)
      await expectSound(page, 'the number and PIN')
      await page.getByRole('link', { name: 'Изменить регистрацию' }).click()
      await expect(wizard.heading('Проверка')).toBeVisible()
      await expectSound(page, 'the change of a registration')
      await page.goto(CUP.startOptions)
      await page.getByLabel('Номер').fill(ticket.number)
      await page.getByLabel('PIN-код').fill('000000')
      await page.getByRole('button', { name: 'Открыть' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'a wrong PIN')
      await openRegistration(page, ticket)
      await expectSound(page, 'the entry read back')
    })

    test('the dialogs and menus of the layout likewise', async ({ page }) => {
      await page.goto(CUP.page)
      const menuButton = page.getByRole('button', { name: 'Меню', exact: true })
      if (await menuButton.isVisible()) {
        await menuButton.click()
        await expectSound(page, 'the menu of a phone')
        await page.getByRole('button', { name: 'Закрыть меню' }).click()
      } else {
        await page.getByRole('button', { name: 'Развернуть меню' }).click()
        await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible()
        await expectSound(page, 'the wide menu')
      }
      const form = await openLoginDialog(page)
      await expectSound(page, 'logging in')
      await form.email.fill('admin@parket.test')
      await form.password.fill('wrong-password')
      await form.submit.click()
      await expect(form.dialog.getByRole('alert')).toBeVisible()
      await expectSound(page, 'a login refused')
      await form.dialog.getByRole('button', { name: 'Забыл пароль' }).click()
      await expect(form.dialog).toBeHidden()
      await expectSound(page, 'a password forgotten')
    })

    test('the organisers’ pages likewise', async ({ page, server }) => {
      const soloist = { ...makePerson(), last_name: `${LONGEST_NAME}-${makePerson().last_name}` }
      const { regData } = await registerByApi(server.url, soloist, 11)
      await page.goto('/')
      await logIn(page, 'admin@parket.test')
      await page.getByRole('button', { name: /^Личный кабинет: / }).click()
      await expectSound(page, 'the account menu')
      await page.goto('/admin/events/')
      await expect(page.getByRole('link', { name: CUP.name, exact: true })).toBeVisible()
      await expectSound(page, 'the events')
      await page.goto(`${CUP.registrations}?q=${soloist.last_name}`)
      const open = page.getByRole('button', { name: `${regData.reg_n}, подробнее` })
      await expect(open).toBeVisible()
      await expectSound(page, 'the registrations')
      await open.click()
      await expect(page.getByRole('region', { name: `Заявка № ${regData.reg_n}` })).toBeVisible()
      await expect(page.getByText('осталось заплатить')).toBeVisible()
      await expectSound(page, 'one registration')
      await page.goto(`${CUP.registrations}?q=никого`)
      await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
      await expectSound(page, 'nothing found')
      await page.goto('/admin/users')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page, 'no right')
    })
  })
}
