import { withFilesRead } from '@parket/tools/workshop/declarations'
import { writtenTypes } from '@parket/tools/workshop/writtenTypes'
import type { Plugin } from 'vite'

const isComponent = (id: string) =>
  /\/packages\/ui\/src\/.+\.tsx$/.test(id) && !/\.(stories|test)\.tsx$/.test(id)

/** Gives every component the types of its props, for `readableTypes` to show. */
export function propTypesPlugin(): Plugin {
  return {
    name: 'parket:prop-types',
    enforce: 'pre',
    transform(code, id) {
      if (!isComponent(id)) return null
      const { result, files } = withFilesRead(() => writtenTypes(id))
      for (const file of files) this.addWatchFile(file)
      const assignments = Object.entries(result).map(
        ([name, types]) => `;${name}.__writtenTypes=${JSON.stringify(types)}`,
      )
      // At the end: what stands before keeps its lines.
      return assignments.length === 0 ? null : { code: code + assignments.join(''), map: null }
    },
  }
}
