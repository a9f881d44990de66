import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { testNames } from './testNames.ts'

/** A row of the map's rules: a sentence of the specification and what proves it. */
export interface RuleRow {
  section: string
  sentence: string
  /** Files that hold it, from the repository's root. */
  code: string[]
  /** Null while it is not built. */
  proofs: Proof[] | null
}

export interface Proof {
  file: string
  /** As they stand in the file's source. */
  tests: string[]
}

const NOT_BUILT = 'not built yet'

/**
 * The rows under `## Rules`: `| section | sentence | code | proved by |`, where code is one or more `path` and proof
 * one or more `path` “test” “another”; «—» is no code.
 */
export function ruleRows(map: string): RuleRow[] {
  const [, rules = ''] = map.split('\n## Rules\n')
  return rules
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:-|Section )/.test(line))
    .map((line) => {
      const [section = '', sentence = '', code = '', proofs = ''] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
      return {
        section,
        sentence,
        code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
        proofs: proofs === NOT_BUILT ? null : readProofs(proofs),
      }
    })
}

function readProofs(cell: string): Proof[] {
  return [...cell.matchAll(/`([\w./-]+\.tsx?)`((?: “[^”]+”)*)/g)].map(
    ([, file = '', tests = '']) => ({
      file,
      tests: [...tests.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
    }),
  )
}

/**
 * What is wrong with a row, a line each: a file that is not there, no proof, a test that its file does not declare.
 * @param read the text of a file of the repository; null where there is none
 */
export function rowFaults({ code, proofs }: RuleRow, read = readFile): string[] {
  if (proofs === null) return []
  return [
    ...(proofs.length === 0 ? ['names no test'] : []),
    ...code.filter((file) => read(file) === null).map((file) => `${file} is not there`),
    ...proofs.flatMap(({ file, tests }) => {
      const source = read(file)
      if (source === null) return [`${file} is not there`]
      if (tests.length === 0) return [`${file}: names no test`]
      const declared = testNames(file, source)
      return tests
        .filter((name) => !declared.has(name))
        .map((name) => `${file} has no test “${name}”`)
    }),
  ]
}

function readFile(path: string): string | null {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
