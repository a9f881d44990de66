import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { test } from 'node:test'
import { librarySource, storyFiles } from './shownComponents.ts'

/** Whether a file spreads a page's parameters into its meta and says none itself: Storybook does not read the spread ones. */
function losesParameters(source: string): boolean {
  const [, meta = ''] = /\nconst meta = \{([^]*?)\n\}/.exec(source) ?? []
  return meta.includes('...page,') && !meta.includes('\n  parameters: {')
}

void test('parameters are written in the meta of a file: Storybook takes the place of those that are spread into it', () => {
  const files = storyFiles().filter((file) => losesParameters(readFileSync(file, 'utf8')))
  assert.deepEqual(
    files.map((file) => relative(librarySource, file)),
    [],
  )
})

void test('a planted meta that spreads a page and has no parameters of its own is found', () => {
  const meta = (...lines: string[]) => `\nconst meta = {\n${lines.join('\n')}\n}`
  assert.ok(losesParameters(meta('  ...page,', "  title: 'А',")))
  assert.ok(!losesParameters(meta('  ...page,', '  parameters: { isPage: true },')))
})
