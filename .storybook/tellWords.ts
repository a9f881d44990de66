import { shownFile } from '@parket/tools/workshop/componentPages'
import { guideFiles, guideWords } from '@parket/tools/workshop/guides'
import type { Plugin } from 'vite'

/** Gives every component the words of its guide about its props, for `russianWords` to show. */
export function tellWords(): Plugin {
  return {
    name: 'parket:tell-words',
    enforce: 'pre',
    transform(code, id) {
      const [, folder = '', name] =
        /\/packages\/ui\/src\/components\/(\w+)\/(\w+)\.tsx$/.exec(id) ?? []
      if (name === undefined) return null
      const guide = guideFiles().get(folder)
      if (guide === undefined || shownFile(folder) !== id) return null
      this.addWatchFile(guide)
      const words = JSON.stringify(guideWords(guide).props)
      // At the end: what stands before keeps its lines.
      return { code: `${code};${name}.__propWords=${words}`, map: null }
    },
  }
}
