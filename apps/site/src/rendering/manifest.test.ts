import { expect, test } from 'vitest'
import { chunksOf, type Manifest } from './manifest.ts'

const manifest: Manifest = {
  page: { file: 'page', imports: ['form', 'field'] },
  form: { file: 'form', imports: ['field', 'page'] },
  field: { file: 'field' },
}
const filesOf = (key: string) => chunksOf(manifest, key).map(({ file }) => file)

test('what a chunk imports stands before it, each once: its rules count after theirs', () => {
  expect(filesOf('page')).toEqual(['field', 'form', 'page'])
  expect(filesOf('field')).toEqual(['field'])
})

test('what the build does not have needs nothing', () => {
  expect(filesOf('gone')).toEqual([])
})
