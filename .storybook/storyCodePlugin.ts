import { join } from 'node:path'
import { hasCode } from '@parket/tools/snippets/codedStories'
import { publicModules } from '@parket/tools/snippets/publicModules'
import { snippetsOf } from '@parket/tools/snippets/snippet'
import { exportedStories, readSource } from '@parket/tools/workshop/storyFile'
import type { Plugin } from 'vite'

const isStories = (id: string) => /\/packages\/ui\/src\/.+\.stories\.tsx$/.test(id)

const runtime = join(import.meta.dirname, 'setStoryParameters.ts')

/** Gives every story what `setStoryParameters` needs to know of it. */
export function storyCodePlugin(): Plugin {
  const modules = publicModules()
  return {
    name: 'parket:story-code',
    enforce: 'pre',
    async transform(code, id) {
      if (!isStories(id)) return null
      const snippets = hasCode(id) ? await snippetsOf(await modules, id) : []
      for (const file of snippets.flatMap(({ files }) => files)) this.addWatchFile(file)
      const codes = new Map(snippets.map(({ story, code }) => [story, code]))
      const isScreen = id.includes('/src/screens/')
      const calls = exportedStories(readSource(id)).map(({ name }) => {
        const known = { code: codes.get(name) ?? null, isScreen }
        return `;setStoryParameters(${name},${JSON.stringify(known)})`
      })
      // At the end: what stands before keeps its lines.
      const from = `;import { setStoryParameters } from ${JSON.stringify(runtime)}`
      return { code: code + from + calls.join(''), map: null }
    },
  }
}
