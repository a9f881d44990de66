import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { undocumentedProps, undocumentedPropsOf } from './undocumentedProps.ts'
import { librarySource, shownComponents } from './shownComponents.ts'

void test('a prop without words is noticed, also one that is inherited or cannot be seen', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-words-'))
  const file = join(folder, 'A.tsx')
  await writeFile(
    file,
    [
      'interface Base {\n  b?: string\n}',
      'interface Other {\n  /** Said. */\n  o: string\n}',
      "export interface AProps extends Base, Pick<Other, 'o'> {\n  /** Said. */\n  a: string\n  c: () => void\n}",
      'type BProps = Base & ({ one: 1 } | { other: 2 })',
      'export function A(props: AProps) {}',
      'export function B({ one }: BProps) {}',
    ].join('\n'),
  )
  assert.deepEqual(undocumentedProps(file), ['AProps.c'])
  assert.deepEqual(undocumentedPropsOf(file, 'A'), ['AProps.c', 'Base.b', "Pick<Other, 'o'>"])
  assert.deepEqual(undocumentedPropsOf(file, 'B'), ['Base.b', 'BProps.one', 'BProps.other'])
  assert.equal(undocumentedPropsOf(file, 'C'), null)
  await rm(folder, { recursive: true })
})

void test('every prop of a component or a layout says what it is for', () => {
  const files = globSync('{components,layouts}/*/{*.tsx,columns.ts,pickerProps.ts,useField.ts}', {
    cwd: librarySource,
    exclude: ['**/*.{stories,test}.tsx'],
  })
  assert.ok(files.length > 70)
  assert.deepEqual(
    files.flatMap((file) => undocumentedProps(join(librarySource, file))),
    [],
  )
})

void test('every prop that the workshop shows does, wherever it is written', () => {
  const found = shownComponents().map(({ name, file }) => ({
    name,
    wordless: undocumentedPropsOf(file, name),
  }))
  assert.deepEqual(
    found.filter(({ wordless }) => wordless === null).map(({ name }) => name),
    [],
  )
  assert.deepEqual(
    found.flatMap(({ wordless }) => wordless ?? []),
    [],
  )
})
