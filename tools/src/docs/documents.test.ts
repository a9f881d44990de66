import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'

const documents = globSync(['*.md', 'docs/**/*.md', '.storybook/**/*.mdx', 'examples/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
const read = (document: string) => readFileSync(join(root, document), 'utf8')

void test('the links of every document within the repository lead somewhere', () => {
  ok(documents.length > 10)
  deepEqual(
    documents.flatMap((document) => lostLinks(document, read(document))),
    [],
  )
})

/** The links of a document to files that are not there. */
function lostLinks(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const own = links.filter((link) => !/^(?:[a-z]+:|#|\?)/.test(link))
  return own
    .filter((link) => {
      const [path = ''] = link.split('#')
      return !existsSync(join(root, dirname(document), decodeURI(path)))
    })
    .map((link) => `${document}: ${link}`)
}

void test('a planted link to nowhere is found', () => {
  const text =
    '[a](nowhere.md) [b](adr/0004-files.md#x) [c](#here) [d](https://parket.test/) [e](../README.md)'
  deepEqual(lostLinks('docs/api.md', text), ['docs/api.md: nowhere.md'])
})

void test('both READMEs name the same variables, commands and accounts', () => {
  const named = (document: string) =>
    [...read(document).matchAll(/`([A-Z][A-Z0-9_]+|npm [^`]+|[a-z]+@[a-z.]+)`|^npm \w+/gm)]
      .map(([whole]) => whole.replaceAll('`', ''))
      .toSorted()
  const english = new Set(named('README.md'))
  ok(english.has('DATABASE_URL') && english.has('npm run check'))
  deepEqual(new Set(named('README.ru.md')), english)
})
