import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStylesheet, stylesheetsOf, type Stylesheet } from './stylesheets.ts'

const sheet = (file: string, ...classes: string[]): Stylesheet => ({
  file,
  css: classes.map((name) => `.${name}{color:red}`).join(''),
  classes: new Set(classes),
})
const globals = sheet('globals.css')
const app = sheet('app.css', 'p000', 'p010')
const fields = sheet('fields.css', 'p020')

test('a page brings the styles of what it is drawn with, in their order, and those of every page', () => {
  const body = '<main class="p010"><input class="other p020"></main>'
  expect(stylesheetsOf(body, [globals, app, fields])).toEqual([globals, app, fields])
})

test('styles of which no element names a class are left to come with the app', () => {
  const body = '<main class="p010">p020</main>'
  expect(stylesheetsOf(body, [globals, app, fields])).toEqual([globals, app])
})

test('the classes of a file are those of its selectors: no sizes, no addresses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-styles-'))
  await writeFile(
    join(folder, 'app.css'),
    '@font-face{src:url(/a.woff2)}.p000:hover{margin:.5rem}@media print{.p01a>p,html .p020{top:0}}',
  )
  await writeFile(join(folder, 'reset.css'), '@font-face{src:url(/a.woff2)}p{margin:.5rem}')
  expect([...readStylesheet(folder, 'app.css').classes]).toEqual(['p000', 'p01a', 'p020'])
  expect(readStylesheet(folder, 'reset.css').classes.size).toBe(0)
  await rm(folder, { recursive: true })
})
