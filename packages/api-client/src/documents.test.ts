import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from './testing/contract.ts'

const root = join(import.meta.dirname, '../../..')
const documents = globSync(['*.md', 'docs/**/*.md', '.storybook/**/*.mdx', 'examples/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

test('there are documents', () => {
  expect(documents).toContain('README.md')
  expect(documents.length).toBeGreaterThan(10)
})

test.each(documents)('%s: its links within the repository lead somewhere', (document) => {
  const links = [...readText(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const own = links.filter((link) => !/^(?:[a-z]+:|#|\?)/.test(link))
  const lost = own.filter((link) => {
    const [path = ''] = link.split('#')
    return !existsSync(join(root, dirname(document), decodeURI(path)))
  })
  expect(lost).toEqual([])
})

test('both READMEs name the same variables, commands and accounts', () => {
  const named = (document: string) =>
    [...readText(document).matchAll(/`([A-Z][A-Z0-9_]+|npm [^`]+|[a-z]+@[a-z.]+)`|^npm \w+/gm)].map(
      ([whole]) => whole.replaceAll('`', ''),
    )
  const english = new Set(named('README.md'))
  expect(english).toContain('DATABASE_URL')
  expect(english).toContain('admin@parket.test')
  expect(new Set(named('README.ru.md'))).toEqual(english)
})
