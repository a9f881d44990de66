import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarationOf } from '../declarations.ts'
import { librarySource, type ShownComponent } from '../shownComponents.ts'

/**
 * The components of the stories of screens and layouts, each with the file that declares it.
 * @throws Error where a story does not say which it shows, or that cannot be found
 */
export function screenComponents(): ShownComponent[] {
  const found = globSync('{screens,layouts}/**/*.stories.tsx', { cwd: librarySource }).map((path) =>
    shownIn(join(librarySource, path)),
  )
  return [...new Map(found.map((one) => [one.name, one])).values()]
}

function shownIn(story: string): ShownComponent {
  const [, name = ''] = /\bcomponent: (\w+)/.exec(readFileSync(story, 'utf8')) ?? []
  const file = declarationOf(story, name)?.file
  if (file === undefined) throw new Error(`${story} shows no component that can be found`)
  return { name, file }
}
