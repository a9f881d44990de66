import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Story {
  id: string
  /** «Компоненты/Button». */
  title: string
  name: string
}

/** The stories of a build that the filter lets through. */
export async function readStories(folder: string, filter: string): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>
  }
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .filter(({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase().includes(filter))
    .map(({ id, title, name }) => ({ id, title, name }))
}
