import { expect, test } from 'vitest'
import { stylesheetsOf, type Stylesheet } from './stylesheets.ts'

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
