import { glob, readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** A file that imports another of the same folder; both relative to it, with `/`. */
export interface Import {
  from: string
  to: string
}

/** Not what stands beside the product's code: tests, stories, and what only they and the generators use. */
export const isProductCode = (file: string) =>
  !/\.(test|stories|bench)\.tsx?$|\.d\.ts$|(^|\/)(testing|fixtures|generated|bench)\b/.test(file)

/** The files of product code in a folder, relative to it, in order. */
export async function productFiles(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: folder }))
  return files
    .map((file) => file.replaceAll(sep, '/'))
    .filter(isProductCode)
    .toSorted()
}

/**
 * All imports between the files of product code in a folder. Those of types count: a file cannot be read without
 * the types that it names.
 */
export async function importsWithin(folder: string): Promise<Import[]> {
  const files = await productFiles(folder)
  const isThere = new Set(files)
  const imports = await Promise.all(
    files.map(async (from) => {
      const source = await readFile(join(folder, from), 'utf8')
      const targets = new Set(relativeImports(from, source))
      return [...targets].map((target) => ({ from, to: posix.join(posix.dirname(from), target) }))
    }),
  )
  return imports.flat().filter(({ to }) => isThere.has(to))
}

function relativeImports(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
  return requests.filter((request) => request.startsWith('.'))
}
