import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { APP, holdCalls, wakeApp } from './support/app.ts'
import { CUP } from './support/demo.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { Wizard } from './support/wizard.ts'

test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })

/** The built file of a page or a part of it, as the build's manifest has it. */
async function fileOf(page: string): Promise<string> {
  const path = new URL('../dist/client/.vite/manifest.json', import.meta.url)
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, { file: string }>
  const source = Object.keys(manifest).find((path) => path.endsWith(`/${page}.tsx`))
  const file = source && manifest[source]?.file
  if (!file) throw new Error(`${page} is not in the build`)
  return file
}

/** Lets the files of a page be gone, as after a new release; counts how often documents are loaded. */
async function loseFile(page: Page, name: string, times?: number) {
  const file = await fileOf(name)
  await page.route(`**/${file}`, (route) => route.abort(), times === undefined ? {} : { times })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}

test('a page whose code does not come is loaded anew once, and only once', async ({ page }) => {
  await page.goto(CUP.startOptions)
  await wakeApp(page)
  const documents = await loseFile(page, 'registration/wizard/RegistrationWizardPage')
  await page.getByRole('link', { name: 'Соло' }).click()
  await expect(page.getByRole('heading', { name: 'Не получилось открыть страницу' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(1)
})

test('opened directly, it is loaded anew once as well', async ({ page }) => {
  const documents = await loseFile(page, 'registration/wizard/RegistrationWizardPage')
  await page.goto(`${CUP.wizard}?count=solo`)
  await expect(page.getByRole('heading', { name: 'Не получилось открыть страницу' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(2)
})

test('when the new page has the code, one goes on as if nothing had been; a later loss is mended again', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  await page.goto(CUP.startOptions)
  await wakeApp(page)
  const documents = await loseFile(page, 'registration/wizard/RegistrationWizardPage', 1)
  await page.getByRole('link', { name: 'Соло' }).click()
  await expect(wizard.heading('Контакты')).toBeVisible()
  // The server has drawn it; the code has come when it answers.
  await wakeApp(page)
  expect(documents).toHaveLength(1)

  await page.goto(CUP.startOptions)
  await wakeApp(page)
  const later = await loseFile(page, 'registration/wizard/RegistrationWizardPage', 1)
  await page.getByRole('link', { name: 'Соло' }).click()
  await expect(wizard.heading('Контакты')).toBeVisible()
  expect(later).toHaveLength(1)
})

test('what could not be loaded can be tried again', async ({ page }) => {
  await page.goto(CUP.startOptions)
  await wakeApp(page)
  await loseFile(page, 'registration/wizard/RegistrationWizardPage', 2)
  await page.getByRole('link', { name: 'Соло' }).click()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(new Wizard(page).heading('Контакты')).toBeVisible()
})

test('what is typed is not lost to a reload: what could not be loaded is said beside it', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wakeApp(page)
  await wizard.fillUpToDancers(makePerson())
  await wizard.dancer().lastName.fill('Половин')
  const documents = await loseFile(page, 'registration/WizardDialogs')
  await page.getByRole('button', { name: /Вставить из/ }).click()
  await expect(page.getByRole('heading', { name: 'Не получилось открыть страницу' })).toBeVisible()
  await expect(wizard.dancer().lastName).toHaveValue('Половин')
  expect(documents).toEqual([])
})

test('a form whose app does not come is not sent by the browser, and says so: nothing typed goes astray', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.accept()
  })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const end = await holdCalls(page, APP)
  await wizard.open()
  await wizard.email.fill('anna@example.test')
  end('lost')
  await wizard.next.click()
  await expect.poll(() => said).toHaveLength(1)
  await expect(page).toHaveURL(/\?count=solo$/)
  await expect(wizard.email).toHaveValue('anna@example.test')
  expect(documents).toHaveLength(1)
})

test('when the app itself does not come, the page is loaded anew once and stays readable', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.route(APP, (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => documents.length).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(2)
  await page.getByRole('link', { name: CUP.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: CUP.name })).toBeVisible()
})
