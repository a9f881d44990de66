import { isDeepStrictEqual } from 'node:util'
import { readManifest, type LibraryPackage, type Manifest } from './packages.ts'

type PublishedExports = Manifest['publishConfig']['exports']

/** What `publishConfig.exports` has to say, given the exports that lead to the source, without the internal ones. */
export function publishedExports({
  exports,
  internalExports = [],
}: Pick<Manifest, 'exports' | 'internalExports'>): PublishedExports {
  const published: PublishedExports = {}
  for (const [subpath, target] of Object.entries(exports)) {
    if (target === null || internalExports.includes(subpath)) continue
    const made = target.replace('./src/', './dist/')
    const path = made.replace(/(\.d)?\.tsx?$/, '')
    published[subpath] = made.endsWith('.d.ts')
      ? { types: made }
      : { types: `${path}.d.ts`, default: `${path}.js` }
  }
  return { ...published, './package.json': './package.json' }
}

/**
 * Holds the exports of what is published to those of the source.
 *
 * @throws Error with what should stand in `package.json`
 */
export async function checkExports(name: LibraryPackage): Promise<void> {
  const manifest = await readManifest(name)
  const wanted = publishedExports(manifest)
  if (isDeepStrictEqual(manifest.publishConfig.exports, wanted)) return
  const text = JSON.stringify(wanted, null, 2)
  throw new Error(`packages/${name}/package.json: publishConfig.exports should be\n${text}`)
}
