import { readFile } from './citations.ts'
import { testNames } from './testNames.ts'

/** An entry of the map: a sentence of the specification and what proves it. */
export interface RuleEntry {
  /** The heading it stands under. */
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
 * The entries under `## Rules`, each a sentence with its code and its proof:
 *
 *     - It is so
 *       - Code: `path`, `path`
 *       - Proof: `path` “test” “another”, `path` “test”
 *
 * The line of code may be left out.
 */
export function ruleEntries(map: string): RuleEntry[] {
  const [, rules = ''] = map.split('\n## Rules\n')
  const entries: RuleEntry[] = []
  let section = ''
  for (const line of rules.split('\n')) {
    const last = entries.at(-1)
    if (line.startsWith('### ')) section = line.slice('### '.length)
    else if (line.startsWith('- ')) {
      entries.push({ section, sentence: line.slice('- '.length), code: [], proofs: [] })
    } else if (last && line.startsWith('  - Code: ')) {
      last.code = [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    } else if (last && line.startsWith('  - Proof: ')) {
      const proof = line.slice('  - Proof: '.length)
      last.proofs = proof === NOT_BUILT ? null : readProofs(proof)
    }
  }
  return entries
}

function readProofs(text: string): Proof[] {
  return [...text.matchAll(/`([\w./-]+\.tsx?)`((?: “[^”]+”)*)/g)].map(
    ([, file = '', tests = '']) => ({
      file,
      tests: [...tests.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
    }),
  )
}

/**
 * What is wrong with an entry, a line each: a file that is not there, no proof, a test that its file does not declare.
 * @param read the text of a file of the repository; null where there is none
 */
export function entryFaults({ code, proofs }: RuleEntry, read = readFile): string[] {
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
