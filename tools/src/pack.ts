import { relative } from 'node:path'
import { packLibrary } from './library/pack.ts'
import { libraryPackages, tarballOf } from './library/packages.ts'
import { root } from './paths.ts'

await packLibrary()
for (const name of libraryPackages) console.log(relative(root, tarballOf(name)))
