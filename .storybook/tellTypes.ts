import { writtenTypes } from '@parket/tools/workshop/writtenTypes'
import type { Plugin } from 'vite'

const isComponent = (id: string) =>
  /\/packages\/ui\/src\/.+\.tsx$/.test(id) && !/\.(stories|test)\.tsx$/.test(id)

/** Gives every component the types of its props, for `readableTypes` to show. */
export function tellTypes(): Plugin {
  return {
    name: 'parket:tell-types',
    enforce: 'pre',
    transform(code, id) {
      if (!isComponent(id)) return null
      const told = Object.entries(writtenTypes(id)).map(
        ([name, types]) => `;${name}.__writtenTypes=${JSON.stringify(types)}`,
      )
      // At the end: what stands before keeps its lines.
      return told.length === 0 ? null : { code: code + told.join(''), map: null }
    },
  }
}
