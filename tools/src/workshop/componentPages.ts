import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { librarySource, shownComponent } from './shownComponents.ts'

const components = join(librarySource, 'components')

/** The folders of components that have a page in the workshop. */
export function componentsWithPages(): string[] {
  return globSync('*/*.stories.tsx', { cwd: components })
    .filter((story) => basename(story) === `${story.split('/')[0]}.stories.tsx`)
    .map((story) => story.split('/')[0] ?? '')
    .toSorted()
}

/** Where the component stands that a folder's page shows, absolute; null where it shows several. */
export function shownFile(folder: string): string | null {
  return shownComponent(join(components, folder, `${folder}.stories.tsx`))?.file ?? null
}
