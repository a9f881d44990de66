import { deepEqual, equal } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { productFiles } from './imports.ts'

const MOST_LINES = 300

/** What the first comment of a longer file has to say: that it is written by a program, or why it is long. */
const REASON = /written by `npm run|over 300 lines because /i

const folders = ['packages', 'apps', 'tools', '.storybook', 'examples']

function isTooLong(source: string): boolean {
  const [firstComment = ''] = /\/\*[^]*?\*\/|(?:^ *\/\/.*\n)+/m.exec(source) ?? []
  const text = firstComment.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  return source.trimEnd().split('\n').length > MOST_LINES && !REASON.test(text)
}

void test('a file of code over 300 lines says why in its first comment', async () => {
  const tooLong: string[] = []
  for (const folder of folders) {
    for (const file of await productFiles(join(root, folder))) {
      if (/(^|\/)(node_modules|dist|e2e)\//.test(file)) continue
      if (isTooLong(await readFile(join(root, folder, file), 'utf8')))
        tooLong.push(`${folder}/${file}`)
    }
  }
  deepEqual(tooLong, [])
})

void test('a planted file of 301 lines is found, one with a reason is not', () => {
  const code = (lines: number) => 'call()\n'.repeat(lines)
  equal(isTooLong(code(300)), false)
  equal(isTooLong(code(301)), true)
  equal(isTooLong(`// Rows of the table.\n${code(300)}`), true)
  equal(
    isTooLong(
      `import 'x'\n/** Over 300 lines\n * because one table is easier to read. */\n${code(300)}`,
    ),
    false,
  )
  equal(isTooLong(`// Written by \`npm run generate\`; not by hand.\n${code(300)}`), false)
})
