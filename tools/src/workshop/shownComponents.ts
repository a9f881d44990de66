import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { exportedNames } from './declarations.ts'
import { metaOf, plain, readSource, type Expression } from './storyFile.ts'

/** Where the library's components, layouts and screens stand. */
export const librarySource = join(root, 'packages', 'ui', 'src')

/** A component that the workshop shows. */
export interface ShownComponent {
  name: string
  /** Absolute. */
  file: string
}

/** The files of all stories of the library, absolute. */
export function storyFiles(): string[] {
  return globSync('**/*.stories.tsx', { cwd: librarySource }).map((story) =>
    join(librarySource, story),
  )
}

/**
 * The component of the library that a file of stories shows, with the file that it is taken from.
 *
 * @param story the file, absolute
 * @returns null where it shows several, or a helper of its own
 * @throws Error where the file that it is taken from does not export it
 */
export function shownComponent(story: string): ShownComponent | null {
  const { component } = metaOf(readSource(story))
  const name = component && nameOf(component.node)
  const found = name == null ? undefined : component?.in.names.get(name)
  if (name == null || found?.kind !== 'import') return null
  const file = join(component?.in.file ?? story, '..', found.request)
  if (!exportedNames(file).includes(name)) throw new Error(`${file} exports no ${name}`)
  return { name, file }
}

/** `Table` of `Table` and of `Table<Row>`. */
function nameOf(given: Expression): string | null {
  const node = plain(given)
  if (node.type === 'TSInstantiationExpression') return nameOf(node.expression)
  return node.type === 'Identifier' ? node.name : null
}

/** The components of the library's stories. */
export function shownComponents(): ShownComponent[] {
  return storyFiles().flatMap((story) => shownComponent(story) ?? [])
}
