import { buildSite } from './buildSite.ts'
import { makeRelease } from './release/makeRelease.ts'
import { packRelease } from './release/packRelease.ts'

/**
 * `npm run release`: one folder and one tarball in dist/release with what runs and nothing else (docs/deploying.md).
 * `-- --with-node` puts this Node in, too.
 */
const withNode = process.argv.includes('--with-node')
await buildSite()
const release = await makeRelease({ withNode })
console.log(await packRelease(release))
