import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'

/** What tells strangers of the library. */
const documents = ['docs/library*.md', 'packages/*/README.md', 'examples/*/README.md']

/** A block of code of a document. */
export interface CodeBlock {
  language: string
  code: string
}

/** The blocks of TypeScript in a document, in order. */
export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
}

/**
 * Checks the types of every block of code in the guide and in the READMEs, each as a module of a stranger's site.
 *
 * @returns how many there are
 * @throws Error when one does not hold
 */
export async function checkGuide(): Promise<number> {
  return withConsumer(
    'linked',
    async (folder) => {
      const target = join(folder, 'src', 'guide')
      await mkdir(target)
      let count = 0
      for await (const file of glob(documents, { cwd: root })) {
        for (const { language, code } of codeBlocks(await readFile(join(root, file), 'utf8'))) {
          count += 1
          const name = `${file.replaceAll(/\W+/g, '-')}-${count}.${language}`
          await writeFile(join(target, name), `${code}\nexport {}\n`)
        }
      }
      await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
      return count
    },
    'starter',
  )
}
