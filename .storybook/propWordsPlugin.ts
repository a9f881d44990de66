import { shownFile } from '@parket/tools/workshop/componentPages'
import { withFilesRead } from '@parket/tools/workshop/declarations'
import { guideFiles, guideWords } from '@parket/tools/workshop/guides'
import type { Plugin } from 'vite'

/** Gives every component the words of its guide about its props, for `russianWords` to show. */
export function propWordsPlugin(): Plugin {
  return {
    name: 'parket:prop-words',
    enforce: 'pre',
    transform(code, id) {
      const [, folder = '', name] =
        /\/packages\/ui\/src\/components\/(\w+)\/(\w+)\.tsx$/.exec(id) ?? []
      if (name === undefined) return null
      const guide = guideFiles().get(folder)
      if (guide === undefined || shownFile(folder) !== id) return null
      const { result, files } = withFilesRead(() => guideWords(guide))
      for (const file of files) this.addWatchFile(file)
      const words = JSON.stringify(result.props)
      // At the end: what stands before keeps its lines.
      return { code: `${code};${name}.__propWords=${words}`, map: null }
    },
  }
}
