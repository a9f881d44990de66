import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** What others install, each after what it needs. */
export const libraryPackages = ['domain', 'api-client', 'ui', 'react'] as const

export type LibraryPackage = (typeof libraryPackages)[number]

/** The fields of `package.json` that packing reads. */
export interface Manifest {
  name: string
  version: string
  /** Files by how they are imported; `null` closes a folder to others. */
  exports: Record<string, string | null>
  /** Those of them that packages of this repository alone may import: they are not published. */
  internalExports?: string[]
  dependencies: Record<string, string>
  publishConfig: { exports: Record<string, string | { types: string; default?: string }> }
}

/** What makes a new site on them. */
export const starterPackage = 'create-parket-site'

/** All that comes out together. */
export const publishedPackages = [...libraryPackages, starterPackage] as const

/** The folder of a package, absolute. */
export const packageFolder = (name: LibraryPackage) => join(root, 'packages', name)

/** Where `pack` leaves a package's tarball, absolute. */
export const tarballOf = (name: LibraryPackage | typeof starterPackage) =>
  join(root, 'dist', 'library', `${name}.tgz`)

/** The `package.json` of a package in this repository. */
export async function readManifest(name: LibraryPackage): Promise<Manifest> {
  return JSON.parse(await readFile(join(packageFolder(name), 'package.json'), 'utf8')) as Manifest
}
