import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file of the build's scripts. */
export interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** What the browser build consists of, by source file. */
export type Manifest = Record<string, ManifestChunk>

/**
 * @param folder the build's folder
 * @param name of the manifest in its folder `.vite`
 */
export function readManifest(folder: string, name = 'manifest.json'): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')) as Manifest
}

/**
 * The chunk of a source file and all that it imports statically, in the order in which a browser runs them: itself
 * last. Their rules count in this order, as those of the workshop do.
 */
export function chunksOf(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen)), chunk]
}
