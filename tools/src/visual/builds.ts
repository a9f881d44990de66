import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pnpm, root } from '../paths.ts'
import { readOutput, runIn } from './commands.ts'

/** Where the pictures and the page that shows them go; ignored by git. */
export const visualFolder = join(root, 'dist', 'visual')

/** Builds the stories as they are here and now, and gives the folder. */
export async function buildHere(): Promise<string> {
  const folder = join(visualFolder, 'stories-now')
  await buildStories(root, folder)
  return folder
}

/**
 * Builds the stories of a commit in a work tree of its own, and gives the folder. A commit does not
 * change: what was built once is kept.
 *
 * @throws Error when there is no such commit or it does not build
 */
export async function buildAt(ref: string): Promise<string> {
  const commit = await readOutput('git', ['rev-parse', '--verify', `${ref}^{commit}`])
  const folder = join(visualFolder, `stories-${commit}`)
  if (existsSync(folder)) return folder
  const tree = join(await mkdtemp(join(tmpdir(), 'parket-visual-')), 'tree')
  await runIn(root, 'git', ['worktree', 'add', '--quiet', '--detach', tree, commit])
  try {
    const install = [pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent']
    await runIn(tree, 'node', install)
    // Half a build never passes for a whole one.
    await buildStories(tree, `${folder}-unfinished`)
    await rename(`${folder}-unfinished`, folder)
  } finally {
    await runIn(root, 'git', ['worktree', 'remove', '--force', tree])
    await rm(join(tree, '..'), { recursive: true, force: true })
  }
  return folder
}

function buildStories(tree: string, folder: string): Promise<void> {
  const build = ['build', '--config-dir', '.', '--output-dir', folder, '--quiet']
  return runIn(join(tree, '.storybook'), 'node_modules/.bin/storybook', build)
}
