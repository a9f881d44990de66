import { join } from 'node:path'
import { publicModules } from '@parket/tools/snippets/publicModules'
import { snippetsOf } from '@parket/tools/snippets/snippet'
import { readSource, storyNames } from '@parket/tools/source/storyFile'
import type { Plugin } from 'vite'

const isStories = (id: string) => /\/packages\/ui\/src\/.+\.stories\.tsx$/.test(id)
/** A stranger cannot use the code of the others: it needs fixtures, or shows the theme from inside. */
const hasCode = (id: string) => /\/src\/(components|layouts)\//.test(id)

const tellStory = join(import.meta.dirname, 'tellStory.ts')

/** Gives every story what `tellStory` needs to know of it. */
export function tellStories(): Plugin {
  const modules = publicModules()
  return {
    name: 'parket:tell-stories',
    enforce: 'pre',
    async transform(code, id) {
      if (!isStories(id)) return null
      const snippets = hasCode(id) ? await snippetsOf(await modules, id) : []
      for (const file of snippets.flatMap(({ files }) => files)) this.addWatchFile(file)
      const codes = new Map(snippets.map(({ story, code }) => [story, code]))
      const isScreen = id.includes('/src/screens/')
      const told = storyNames(readSource(id)).map((story) => {
        const known = { code: codes.get(story) ?? null, isScreen }
        return `;tellStory(${story},${JSON.stringify(known)})`
      })
      // At the end: what stands before keeps its lines.
      const from = `;import { tellStory } from ${JSON.stringify(tellStory)}`
      return { code: code + from + told.join(''), map: null }
    },
  }
}
