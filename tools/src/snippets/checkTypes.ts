import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codedStoryFiles } from './codedStories.ts'
import { publicModules } from './publicModules.ts'
import { snippetsOf } from './snippet.ts'
import { runProgram, withConsumer } from '../library/consumerFolder.ts'

/**
 * Checks the types of the code that the workshop shows of each story, each as a module of a stranger's site that is
 * named after its story.
 *
 * @returns how many there are
 * @throws Error when one does not hold, or is missing
 */
export async function checkSnippets(): Promise<number> {
  const modules = await publicModules()
  const ofFiles = await Promise.all(codedStoryFiles().map((file) => snippetsOf(modules, file)))
  const snippets = ofFiles.flat()
  const missing = snippets.filter(({ code, isShown }) => isShown && code === null)
  if (missing.length > 0) {
    const told = missing.map(({ name, problem }) => `${name}: ${problem}`)
    throw new Error(`Stories without code to show:\n${told.join('\n')}`)
  }
  return withConsumer(
    'linked',
    async (folder) => {
      const target = join(folder, 'src', 'snippets')
      await mkdir(target)
      const written = snippets.filter(({ code }) => code !== null)
      for (const { name, code } of written) {
        await writeFile(join(target, `${name}.tsx`), `${code}\n`)
      }
      await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
      return written.length
    },
    'starter',
  )
}
