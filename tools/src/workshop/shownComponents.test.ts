import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, test } from 'node:test'
import { librarySource, shownComponent, storyFiles } from './shownComponents.ts'

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parket-shown-'))
  await writeFile(join(folder, 'Table.tsx'), 'export function Table() {}\nfunction Row() {}\n')
})
after(() => rm(folder, { recursive: true }))

async function shownBy(...lines: string[]) {
  const file = join(folder, 'Table.stories.tsx')
  await writeFile(file, [...lines, 'export default meta'].join('\n'))
  return shownComponent(file)
}

const importing = (name: string) => `import { ${name} } from './Table.tsx'`

void test('the component is the one of the meta, on whatever lines that stands', async () => {
  const table = { name: 'Table', file: join(folder, 'Table.tsx') }
  assert.deepEqual(
    await shownBy(
      importing('Table'),
      'const meta = { component: Table } satisfies Meta<\n  typeof Table\n>',
    ),
    table,
  )
  assert.deepEqual(
    await shownBy(importing('Table'), 'const meta = {\n  component: Table<Row>,\n}'),
    table,
  )
})

void test('a file that shows a helper of its own, or several, has none', async () => {
  assert.equal(await shownBy('function Own() {}', 'const meta = { component: Own }'), null)
  assert.equal(await shownBy("const meta = { title: 'Поля' }"), null)
})

void test('a component that its file does not export is an error', async () => {
  await assert.rejects(
    shownBy(importing('Row'), 'const meta = { component: Row }'),
    /exports no Row/,
  )
})

void test('the component of a story is not that of another import whose name holds its own', () => {
  const of = (name: string) => join(librarySource, 'components', name, name)
  assert.deepEqual(shownComponent(`${of('FileSlot')}.stories.tsx`), {
    name: 'FileSlot',
    file: `${of('FileSlot')}.tsx`,
  })
})

void test('every file of stories shows a component of the library, but for those of the theme and of several', () => {
  const without = storyFiles().filter((file) => shownComponent(file) === null)
  assert.deepEqual(without.map((file) => basename(file, '.stories.tsx')).toSorted(), [
    'Brand',
    'Colours',
    'Field',
    'Icons',
    'Palette',
    'Space',
    'Type',
    'WizardOtherWords',
  ])
})
