import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { entryFaults, ruleEntries } from './specificationMap.ts'

const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8')

void test('docs/specification-map.md: each sentence that is built names the tests that prove it, and they are there', () => {
  const entries = ruleEntries(map)
  ok(entries.length > 200)
  const faults = entries.flatMap((entry) =>
    entryFaults(entry).map((fault) => `${entry.section}: ${entry.sentence}: ${fault}`),
  )
  deepEqual(faults, [])
})

const files: Record<string, string> = {
  'a.ts': '',
  'a.test.ts':
    "describe.each(x)('%s', () => {\n test('bounds are included', () => {})\n test(`${no}`, f)\n})",
  'A.stories.tsx': 'export const Empty = {}\nconst Hidden = {}',
}

/** What is wrong with a map of one entry. */
function faultsOf(code: string, proof: string): string[] {
  const text = `\n## Rules\n\n### §1\n\n- It is\n  - Code: ${code}\n  - Proof: ${proof}\n`
  const [entry] = ruleEntries(text)
  return entry ? entryFaults(entry, (file) => files[file] ?? null) : ['no entry']
}

void test('a planted fault of the map is found', () => {
  deepEqual(
    faultsOf('`a.ts`', '`a.test.ts` “bounds are included” “%s” “${no}”, `A.stories.tsx` “Empty”'),
    [],
  )
  deepEqual(faultsOf('', 'not built yet'), [])
  deepEqual(faultsOf('`a.ts`', '`a.test.ts` “bounds”, `A.stories.tsx` “Hidden”'), [
    'a.test.ts has no test “bounds”',
    'A.stories.tsx has no test “Hidden”',
  ])
  deepEqual(faultsOf('`b.ts`', '`a.test.ts`'), ['b.ts is not there', 'a.test.ts: names no test'])
  deepEqual(faultsOf('`a.ts`', 'the tests'), ['names no test'])
  deepEqual(faultsOf('`a.ts`', '`b.test.ts` “x”'), ['b.test.ts is not there'])
})
