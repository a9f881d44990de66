import { launchOptions } from '@parket/tools/chromium'
import { chromium, type Page } from '@playwright/test'
const { env, ...browser } = await launchOptions()
const b = await chromium.launch({ ...browser, ...(env && { env }) })
const base = 'http://localhost:3380'
const only = process.argv[2] ?? ''
async function wizard(width: number, theme: string) {
  const ctx = await b.newContext({
    viewport: { width, height: 812 },
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  })
  await ctx.addInitScript((t) => {
    if (location.protocol !== 'about:') localStorage.setItem('parket.theme', t)
  }, theme)
  const page = await ctx.newPage()
  const shot = (n: string, fullPage = true) =>
    page.screenshot({ path: `/tmp/flow-shots/${n}-${width}-${theme}.png`, fullPage })
  if ('event'.includes(only) || only === '') {
    await page.goto(base + '/events/1/')
    await page.waitForTimeout(800)
    await shot('event')
  }
  await page.goto(base + '/events/1/register?count=solo')
  await page.waitForTimeout(500)
  await page.getByLabel('Email').fill('look@example.test')
  await page.getByLabel('Телефон').fill('+7 912 345-67-89')
  await page.getByLabel('Город').fill('Казань')
  await page.getByRole('button', { name: /^Далее/ }).click()
  await page.getByLabel('Фамилия').fill('Смирнова')
  await page.getByLabel('Имя').fill('Анна')
  await page.getByLabel('Дата рождения').fill('14.03.1990')
  await page.getByRole('radio', { name: 'Женский' }).check()
  await page.getByRole('button', { name: 'Ещё один танцор' }).click()
  const d = page.getByRole('dialog')
  await d.getByLabel('Имя').fill('Вера')
  await d.getByLabel('Дата рождения').fill('14.03.1991')
  await d.getByRole('radio', { name: 'Женский' }).check()
  await d.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.waitForTimeout(300)
  await shot('dancers')
  await page.getByRole('button', { name: /^Далее/ }).click()
  await page.waitForTimeout(300)
  await shot('contests', false)
  await page.getByRole('button', { name: /^Отметить все 3/ }).click()
  await page.waitForTimeout(300)
  await shot('contests-taken', false)
  await page.getByRole('button', { name: /^Далее: Вера/ }).click()
  await page.getByRole('checkbox', { name: /^12\./ }).check()
  await page.getByRole('checkbox', { name: /^60\./ }).check()
  await page.waitForTimeout(300)
  await shot('contests-second', false)
  await page.getByRole('button', { name: /^Далее: пров/ }).click()
  await page.waitForTimeout(300)
  await shot('review')
  await ctx.close()
}
async function club(width: number, theme: string) {
  const ctx = await b.newContext({
    viewport: { width, height: 812 },
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  })
  await ctx.addInitScript((t) => {
    if (location.protocol !== 'about:') localStorage.setItem('parket.theme', t)
  }, theme)
  const page = await ctx.newPage()
  const shot = (n: string, fullPage = true) =>
    page.screenshot({ path: `/tmp/flow-shots/${n}-${width}-${theme}.png`, fullPage })
  await page.goto(base + '/events/1/club')
  await page.waitForTimeout(800)
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill('dancer@parket.test')
  await page.getByRole('dialog').locator('input[name=password]').fill('parket-demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click()
  await page.waitForTimeout(1500)
  const paste = page.getByRole('button', { name: /Вставить из/ }).first()
  await paste.click()
  await page
    .getByLabel('Строки таблицы')
    .fill(
      [
        'Ахметова\tЛия\t10.03.2018\tж',
        'Борисова\tНика\t02.04.2013\tж',
        'Ким\tАлина\t01.06.2004\tж',
        'Валиева\tРоза\t03.03.1988\tж',
        'Салихова\tЭмма\t12.09.2012\tж',
      ].join('\n'),
    )
  if (await page.getByText('Этот танцор уже указан').first().isVisible())
    await page.keyboard.press('Escape')
  else await page.getByRole('button', { name: /^Добавить: / }).click()
  await page.waitForTimeout(1000)
  await shot('club', false)
  if (width < 768) {
    await page.getByRole('combobox', { name: /^Танцор/ }).selectOption({ index: 3 })
    await page.waitForTimeout(300)
    if (await page.getByRole('main').getByRole('checkbox').first().isChecked()) {
      await shot('club-dancer', false)
      await ctx.close()
      return
    }
    const boxes = page.getByRole('main').getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await page.waitForTimeout(300)
    await shot('club-dancer', false)
    await shot('club-dancer-full')
    await page.getByRole('button', { name: 'Следующий танцор' }).click()
    await page.waitForTimeout(400)
    await shot('club-next', false)
  } else {
    await page.getByRole('button', { name: /^Отметить всех: 11/ }).click()
    await page.waitForTimeout(300)
    await shot('club-column', false)
  }
  await ctx.close()
}
for (const width of [375, 1280])
  for (const theme of ['light', 'dark']) {
    if (only === '' || only === 'wizard') await wizard(width, theme)
    if (only === '' || only === 'club') await club(width, theme)
  }
await b.close()
