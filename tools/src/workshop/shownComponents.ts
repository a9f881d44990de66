import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** Where the library's components, layouts and screens stand. */
export const librarySource = join(root, 'packages', 'ui', 'src')

/** A component that the workshop shows. */
export interface ShownComponent {
  name: string
  /** Absolute. */
  file: string
}

/** The components of the library's stories, each with the file that its story takes it from. */
export function shownComponents(): ShownComponent[] {
  return globSync('**/*.stories.tsx', { cwd: librarySource }).flatMap((story) => {
    const text = readFileSync(join(librarySource, story), 'utf8')
    const [, name] = /^ {2}component: (\w+)/m.exec(text) ?? []
    const [, path] = new RegExp(`\\b${name}\\b[^;]*? from '(\\.[^']+)'`).exec(text) ?? []
    return name && path ? [{ name, file: join(librarySource, story, '..', path) }] : []
  })
}
