import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import {
  anchorsOf,
  uncodedSections,
  headingsOf,
  listLostCitations,
  listLostCode,
  listLostPlaces,
  listOutsideCitations,
} from './citations.ts'

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
      const [path = '', anchor] = link.split('#')
      const file = join(dirname(document), decodeURI(path))
      if (!existsSync(join(root, file))) return true
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(read(file)).has(anchor)
    })
    .map((link) => `${document}: ${link}`)
}

void test('a planted link to nowhere is found', () => {
  const text =
    '[a](nowhere.md) [b](adr/0004-files.md#x) [c](#here) [d](https://parket.test/) [e](../README.md)'
  deepEqual(lostLinks('docs/api.md', text), [
    'docs/api.md: nowhere.md',
    'docs/api.md: adr/0004-files.md#x',
  ])
})

const code = globSync(
  '{packages,apps,tools,examples,.storybook,openapi}/**/*.{ts,tsx,mts,yaml,sql,mdx}',
  {
    cwd: root,
    exclude: (path) => /node_modules|dist|generated/.test(path),
  },
)

void test('every page and heading that a comment or a document cites is there', () => {
  ok(code.length > 1000)
  deepEqual(
    [...code, ...documents]
      .filter((file) => !OF_CITATIONS.has(file))
      .flatMap((file) => listLostCitations(file, read(file))),
    [],
  )
})

/** These speak of citations, with examples that lead nowhere. */
const OF_CITATIONS = new Set(['tools/src/docs/citations.ts', 'tools/src/docs/documents.test.ts'])

/**
 * Migrations on main never change (docs/adr/0059-migrations-named-by-time.md): three cite what was outside. These tests
 * have examples of it.
 */
const isKept = (file: string) =>
  /^(?:apps\/server\/src\/db\/migrations|tools\/src\/docs)\//.test(file)

void test('no comment cites a document that the repository does not hold', () => {
  deepEqual(
    code.filter((file) => !isKept(file)).flatMap((file) => listOutsideCitations(file, read(file))),
    [],
  )
})

void test('the functions and files that the rules and the glossary name are there', () => {
  const named = documents.filter((file) => /^docs\/(?:rules\/|glossary)/.test(file))
  ok(named.length > 10)
  deepEqual(
    named.flatMap((file) => listLostCode(file, read(file))),
    [],
  )
})

void test('each rule names the code that holds it, or says that it is not built yet', () => {
  const pages = documents.filter((file) => /^docs\/rules\/(?!README)/.test(file))
  ok(pages.length > 15)
  deepEqual(
    pages.flatMap((file) => uncodedSections(file, read(file))),
    [],
  )
})

void test('the folders, files and tables that the documents name are there', () => {
  const schema = read('apps/server/src/db/schema.ts')
  const named = documents.filter((file) => !isDated(file))
  deepEqual(
    named.flatMap((file) => listLostPlaces(file, read(file), schema)),
    [],
  )
})

/** A decision is of its day: it may name what has moved since. */
const isDated = (file: string) => file.startsWith('docs/adr/')

void test('a planted citation of nothing is found', () => {
  const pages: Record<string, string> = { 'docs/a.md': '# A\n\n## Price `steps`\n' }
  const find = (path: string) => pages[path] ?? null
  const text = '/** b (docs/a.md, «Price\n * steps», «No»); docs/b.md; c (spec §4) */'
  deepEqual(listLostCitations('x.ts', text, find), [
    'x.ts: docs/a.md has no heading «No»',
    'x.ts: docs/b.md is not there',
  ])
  deepEqual(
    listOutsideCitations('x.ts', '// two (decisions,\n// «Money»)\n// docs/rules/scoring.md'),
    ['x.ts: // two (decisions, «Money») docs/rules/scoring.m'],
  )
  const sources: Record<string, string> = { 'x/a.ts': 'export function one() {}' }
  const line = 'Code: `one`, `two` in `x/a.ts`; `x/b.ts`'
  deepEqual(
    listLostCode('r.md', line, (path) => sources[path] ?? null),
    ['r.md: x/a.ts has no two', 'r.md: x/b.ts is not there'],
  )
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

void test('every decision has a status and a date, a new one the sections of the template', () => {
  const decisions = documents.filter((file) => /^docs\/adr\/\d{4}-/.test(file))
  const parts = ['Context', 'Decision', 'Considered', 'Consequences']
  const faults = decisions.flatMap((file) => {
    const text = read(file)
    const isNew = Number(file.slice('docs/adr/'.length, 'docs/adr/'.length + 4)) > LAST_OLD
    const headings = headingsOf(text)
    return [
      ...['Status', 'Date'].filter(
        (name) => !new RegExp(String.raw`^- \**${name}:`, 'm').test(text),
      ),
      ...(isNew ? parts.filter((name) => !headings.has(name)) : []),
    ].map((name) => `${file}: ${name}`)
  })
  ok(decisions.length > 50)
  deepEqual(faults, [])
})

/** Those up to it were written before there was a template. */
const LAST_OLD = 69
