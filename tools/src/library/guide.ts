import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { runInBrowser } from './guideInBrowser.ts'
import { runOnServer } from './guideOnServer.ts'
import type { CodeBlock, GuideModule } from './guideParts.ts'

/** What tells strangers of the library. */
const documents = ['docs/library*.md', 'packages/*/README.md', 'examples/*/README.md']

/** The blocks of TypeScript in a document, in order. */
export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
}

/** Whether a block is for a server: it reads a page's data before anything is shown, or renders HTML. */
const isForServer = ({ code }: CodeBlock) =>
  /from '(@parket\/react\/readPage|react-dom\/server)'/.test(code)

/**
 * Checks the types of every block of code in the guide and in the READMEs, each as a module of a stranger's site, and runs
 * it: what a block exports as a component, or renders itself, has to show something.
 *
 * @returns how many there are
 * @throws Error when one does not hold its types, throws or shows nothing
 */
export async function checkGuide(): Promise<number> {
  return withConsumer(
    'linked',
    async (folder) => {
      const modules = await writeModules(join(folder, 'src', 'guide'))
      await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
      await runOnServer(folder, modules.filter(isForServer))
      await runInBrowser(
        folder,
        modules.filter((block) => !isForServer(block)),
      )
      return modules.length
    },
    'starter',
  )
}

async function writeModules(target: string): Promise<GuideModule[]> {
  await mkdir(target)
  const modules: GuideModule[] = []
  for await (const document of glob(documents, { cwd: root })) {
    const blocks = codeBlocks(await readFile(join(root, document), 'utf8'))
    for (const [index, block] of blocks.entries()) {
      const name = `${document.replaceAll(/\W+/g, '-')}-${index + 1}`
      const file = join(target, `${name}.${block.language}`)
      await writeFile(file, `${block.code}\nexport {}\n`)
      modules.push({ ...block, name, file })
    }
  }
  return modules
}
