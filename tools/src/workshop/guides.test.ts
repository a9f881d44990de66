import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { componentsWithPages, shownFile } from './componentPages.ts'
import { guideFaults } from './guideFaults.ts'
import { guideFiles, guideWords } from './guides.ts'
import { librarySource } from './shownComponents.ts'

/** Components that are one thing, or hold whatever is put into them. */
const withoutParts = [
  'Avatar',
  'BrandMark',
  'Card',
  'CopyButton',
  'Heading',
  'IconButton',
  'Inline',
  'Link',
  'LinkButton',
  'Markdown',
  'NativeSelect',
  'QrCode',
  'Scoreboard',
  'Skeleton',
  'Spinner',
  'Stack',
  'Text',
  'VisuallyHidden',
]

const files = guideFiles()
const guides = [...files].map(([name, file]) => ({ name, file, words: guideWords(file) }))

void test('every component that has a page has a guide', () => {
  const components = componentsWithPages()
  assert.ok(components.length > 80)
  assert.deepEqual([...files.keys()].toSorted(), components)
})

void test('every guide says when to take its component and when not', () => {
  const silent = guides.filter(({ words }) => words.when === '' || words.whenNot === '')
  assert.deepEqual(
    silent.map(({ name }) => name),
    [],
  )
})

void test('guides speak Russian, of every prop that there is with its default, and of no other', () => {
  const faults = guides.flatMap(({ name, file }) =>
    guideFaults(file, shownFile(name)).map((fault) => `${name}: ${fault}`),
  )
  assert.deepEqual(faults, [])
})

void test('every component that has parts tells of them', () => {
  const silent = guides.filter(({ words }) => Object.keys(words.anatomy).length === 0)
  assert.deepEqual(silent.map(({ name }) => name).toSorted(), withoutParts)
})

void test('the page of every component is named after it: words of guides lead there by that name', () => {
  const nameless = guides.filter(({ name }) => !pageTitle(name).endsWith(`/${name}`))
  assert.deepEqual(
    nameless.map(({ name }) => `${name}: ${pageTitle(name)}`),
    [],
  )
})

/** «Компоненты/Данные/Table», without what follows the name in Russian. */
function pageTitle(folder: string): string {
  const file = join(librarySource, 'components', folder, `${folder}.stories.tsx`)
  return /\btitle: '(Компоненты[^':]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}
