import { join } from 'node:path'

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..')

/** Where downloaded and unpacked tools live; never committed. */
export const toolchain = join(root, '.toolchain')

/** The pinned pnpm, a script for Node. */
export const pnpm = join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
