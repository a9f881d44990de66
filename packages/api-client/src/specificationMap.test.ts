import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readText } from './testing/contract.ts'

const [calls = '', rules = ''] = readText('docs/specification-map.md').split('\n## Rules\n')

/** What a row says instead of a test while its rule is a plan. */
const notBuilt = 'not built yet'

/** A file of tests: one that tests something, or stories that play. */
const asserting = /^ *(?:test|it)(?:\.each)?\b|^ *play: /m

const rows = tableRows(rules)
  .map(([section = '', rule = '', code = '', tests = '']) => ({ section, rule, code, tests }))
  .filter(({ section, tests }) => section !== 'Section' && tests !== notBuilt)
const named = rows.map((row) => [`${row.section}: ${row.rule}`, row] as const)

describe('docs/specification-map.md, the rules', () => {
  test('there are some', () => {
    expect(rows.length).toBeGreaterThan(50)
  })

  test.each(named)('%s: its code and its tests are there', (_, { code, tests }) => {
    const files = [...pathsIn(code), ...pathsIn(tests)]
    expect(files.filter((file) => !existsSync(inRepository(file)))).toEqual([])
    expect(pathsIn(code)).not.toEqual([])
    expect(pathsIn(tests)).not.toEqual([])
    for (const file of pathsIn(tests)) expect(readText(file)).toMatch(asserting)
  })

  test.each(named)('%s: its tests say what the row quotes', (_, { rule, tests }) => {
    const sources = pathsIn(tests).map(readText).join('\n')
    const quoted = [...quotes(rule, /"([^"]+)"/g), ...quotes(tests, /«([^»]+)»/g)]
    expect(quoted.filter((text) => !sources.includes(text))).toEqual([])
  })
})

test('docs/specification-map.md names only tests of calls that are there', () => {
  const files = quotes(calls, /`((?:apps|packages)\/[^`]+)`/g)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(inRepository(file)))).toEqual([])
})

/** The cells of a table's rows, without the line under the head. */
function tableRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** The files a cell names; those of the domain stand without their folder. */
function pathsIn(cell: string): string[] {
  return quotes(cell, /`([^`]+\.tsx?)`/g).map((path) =>
    /^(apps|packages|tools)\//.test(path) ? path : `packages/domain/src/${path}`,
  )
}

function quotes(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, quoted]) => quoted ?? [])
}

function inRepository(path: string): URL {
  return new URL(`../../../${path}`, import.meta.url)
}
