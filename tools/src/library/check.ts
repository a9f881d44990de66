import { run } from '../run.ts'
import { libraryEntries } from './entries.ts'
import { tarballOf, type LibraryPackage } from './packages.ts'

/**
 * Asks publint and attw about a packed package: can each of its modules be imported, and are its
 * types those of its code, for a bundler and for Node.
 *
 * @returns whether both are content
 */
export async function isPublishable(name: LibraryPackage): Promise<boolean> {
  const tarball = tarballOf(name)
  const entries = (await libraryEntries(name)).map(({ subpath }) => subpath)
  // Wildcards it would pass over: every module is named.
  const attw = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entries]
  if ((await run('publint', [tarball, '--strict'])) !== 0) return false
  if ((await run('attw', [...attw, '--quiet'])) === 0) return true
  await run('attw', attw)
  return false
}
