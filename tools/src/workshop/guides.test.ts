import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { componentsWithPages, shownFile } from './componentPages.ts'
import { guideFaults, guideFiles, guideWords } from './guides.ts'

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

void test('guides speak Russian, of every prop that there is and of no other', () => {
  const faults = guides.flatMap(({ name, file }) =>
    guideFaults(file, shownFile(name)).map((fault) => `${name}: ${fault}`),
  )
  assert.deepEqual(faults, [])
})

void test('a prop without words, words without a prop and words that are not Russian are noticed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-guides-'))
  const component = join(folder, 'Box.tsx')
  const guide = join(folder, 'Guide.tsx')
  await writeFile(
    component,
    [
      'export interface BoxItem {\n  key: string\n  name: string\n}',
      'interface Base {\n  id?: string\n}',
      'export interface BoxProps extends Base {\n  items: readonly BoxItem[]\n  size: number\n}',
      'export function Box({ items }: BoxProps) {\n  return items\n}',
    ].join('\n'),
  )
  await writeFile(
    join(folder, 'shared.ts'),
    "export const shared = { id: 'Номер.' } satisfies Words",
  )
  await writeFile(
    guide,
    [
      "import { shared } from './shared.ts'",
      "export const guide = { when: 'Всегда.', whenNot: 'Never.',",
      "  props: { ...shared, items: 'Вещи.', tone: 'Тон.' },",
      "  parts: { BoxItem: { key: 'Ключ.' }, Lid: { name: 'Имя.' } } }",
    ].join('\n'),
  )
  assert.deepEqual(guideFaults(guide, component), [
    'not Russian: «Never.»',
    'props of Box: no words of size',
    'props of Box: there is no tone',
    'BoxItem: no words of name',
    'no such shape: Lid',
  ])
  assert.deepEqual(guideWords(guide).props, { id: 'Номер.', items: 'Вещи.', tone: 'Тон.' })
  await rm(folder, { recursive: true })
})
