import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NARROWEST, pageFaults, type ShownPage } from './shownPage.ts'

const pages = new Set(['кнопка--docs', 'кнопка--виды'])
const sound: ShownPage = {
  heading: 'Кнопка',
  length: 400,
  links: [],
  anchors: ['виды'],
  width: NARROWEST,
  wide: [],
}
const faultsOf = (part: Partial<ShownPage>) => pageFaults({ ...sound, ...part }, pages)

void test('a page with a heading and words that fits a phone is sound', () => {
  assert.deepEqual(faultsOf({}), [])
})

void test('a page without a heading, and one with nothing else, is empty', () => {
  assert.deepEqual(faultsOf({ heading: '', length: 0 }), ['It has no heading', 'It is empty'])
})

void test('links to pages and stories of the workshop, to places of the page and to other sites lead somewhere', () => {
  const links = [
    './?path=/docs/кнопка--docs',
    `?path=/story/${encodeURIComponent('кнопка--виды')}`,
    '#виды',
    'https://parket.test/',
  ]
  assert.deepEqual(faultsOf({ links }), [])
})

void test('a link to a page that is gone, to a file of the repository or to no place is found, each once', () => {
  const gone = './?path=/docs/тост--docs'
  const links = [gone, gone, 'library-sizes.md', '#нет', '?path=/docs/кнопка--виды']
  assert.deepEqual(
    faultsOf({ links }),
    [gone, 'library-sizes.md', '#нет', '?path=/docs/кнопка--виды'].map(
      (link) => `A link leads nowhere: ${link}`,
    ),
  )
})

void test('a page that scrolls sideways on a phone is found, with what is too wide', () => {
  assert.deepEqual(faultsOf({ width: 412, wide: ['table.roles'] }), [
    'At 320 px it scrolls sideways: it is 412 px wide (table.roles)',
  ])
})
