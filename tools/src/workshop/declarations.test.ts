import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { withFilesRead } from './declarations.ts'
import { guideFiles, guideWords } from './guides.ts'
import { librarySource } from './shownComponents.ts'
import { writtenTypes } from './writtenTypes.ts'

void test('words of a guide are read from the guide and from the words that it shares', () => {
  const guide = guideFiles().get('TextField') ?? ''
  const { result, files } = withFilesRead(() => guideWords(guide))
  assert.match(result.props['label'] ?? '', /[а-я]/)
  assert.ok(files.includes(guide))
  assert.ok(files.includes(join(root, '.storybook', 'docs', 'sharedWords.ts')))
})

void test('types of props are read from the component and from what it imports them of', () => {
  const of = (path: string) => join(librarySource, 'components', path)
  const { result, files } = withFilesRead(() => writtenTypes(of('SearchField/SearchField.tsx')))
  assert.ok(Object.keys(result['SearchField'] ?? {}).length > 0)
  assert.ok(files.includes(of('TextField/TextField.tsx')))
})

void test('what is read outside is not told', () => {
  const before = withFilesRead(() => null)
  writtenTypes(join(librarySource, 'components', 'Text', 'Text.tsx'))
  assert.deepEqual([before.files, withFilesRead(() => null).files], [[], []])
})
