import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { rowFaults, ruleRows } from './specificationMap.ts'

const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8')

void test('docs/specification-map.md: each sentence that is built names the tests that prove it, and they are there', () => {
  const rows = ruleRows(map)
  ok(rows.length > 50)
  const faults = rows.flatMap((row) =>
    rowFaults(row).map((fault) => `${row.section}: ${row.sentence}: ${fault}`),
  )
  deepEqual(faults, [])
})

void test('docs/specification-map.md: the tests of calls are there', () => {
  const [calls = ''] = map.split('\n## Rules\n')
  const files = [...calls.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file = '']) => file)
  ok(files.length > 5)
  deepEqual(
    files.filter((file) => !existsSync(join(root, file))),
    [],
  )
})

const files: Record<string, string> = {
  'a.ts': '',
  'a.test.ts':
    "describe.each(x)('%s', () => {\n test('bounds are included', () => {})\n test(`${no}`, f)\n})",
  'A.stories.tsx': 'export const Empty = {}\nconst Hidden = {}',
}

/** What is wrong with a map of one row. */
function faultsOf(code: string, proof: string): string[] {
  const [row] = ruleRows(
    `\n## Rules\n\n| Section | Sentence |\n| --- | --- |\n| §1 | It \\| is | ${code} | ${proof} |`,
  )
  return row ? rowFaults(row, (file) => files[file] ?? null) : ['no row']
}

void test('a planted fault of the map is found', () => {
  deepEqual(
    faultsOf('`a.ts`', '`a.test.ts` “bounds are included” “%s” “${no}”, `A.stories.tsx` “Empty”'),
    [],
  )
  deepEqual(faultsOf('—', 'not built yet'), [])
  deepEqual(faultsOf('`a.ts`', '`a.test.ts` “bounds”, `A.stories.tsx` “Hidden”'), [
    'a.test.ts has no test “bounds”',
    'A.stories.tsx has no test “Hidden”',
  ])
  deepEqual(faultsOf('`b.ts`', '`a.test.ts`'), ['b.ts is not there', 'a.test.ts: names no test'])
  deepEqual(faultsOf('`a.ts`', 'the tests'), ['names no test'])
  deepEqual(faultsOf('`a.ts`', '`b.test.ts` “x”'), ['b.test.ts is not there'])
})
