import { join } from 'node:path'

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..')

/** Where downloaded and unpacked tools live; never committed. */
export const toolchain = join(root, '.toolchain')
