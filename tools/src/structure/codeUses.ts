import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { root } from '../paths.ts'
import { isProductCode } from './imports.ts'

/** Which files of the product run which: those that only name a type of another are left out. Paths are absolute. */
export type CodeUses = ReadonlyMap<string, readonly string[]>

const packages = { ui: 'packages/ui', react: 'packages/react', site: 'apps/site' } as const
type LibraryName = Exclude<keyof typeof packages, 'site'>

/** The code of the site and of the two packages that it is made of. */
export function codeUses(): CodeUses {
  const files = Object.values(packages).flatMap((folder) =>
    globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
      .filter(isProductCode)
      .map((file) => join(root, folder, file)),
  )
  return new Map(files.map((file) => [file, usedBy(file)]))
}

/** All files that run with one, itself included. */
export function runsWith(uses: CodeUses, file: string): Set<string> {
  const reached = new Set([file])
  for (const one of reached) for (const used of uses.get(one) ?? []) reached.add(used)
  return reached
}

function usedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const requests = [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest.value,
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
  return [...new Set(requests)].flatMap((request) => fileOf(file, request) ?? [])
}

/** The file that a request names; null for what comes from elsewhere. */
function fileOf(file: string, request: string): string | null {
  if (request.startsWith('.')) return join(dirname(file), request)
  const [, name, path] = /^@parket\/(ui|react)\/(.+)$/.exec(request) ?? []
  return name && path ? exported(name as LibraryName, `./${path}`) : null
}

type Exports = Readonly<Record<string, string | null>>
const exportsOf: Readonly<Record<LibraryName, Exports>> = {
  ui: readExports('ui'),
  react: readExports('react'),
}

function readExports(name: LibraryName): Exports {
  const text = readFileSync(join(root, packages[name], 'package.json'), 'utf8')
  return (JSON.parse(text) as { exports: Exports }).exports
}

/**
 * As Node finds it: the longest of the patterns that fit.
 *
 * @throws Error where none does
 */
function exported(name: LibraryName, request: string): string {
  const [longest] = Object.entries(exportsOf[name])
    .flatMap(([pattern, target]) => {
      const middle = middleOf(pattern, request)
      return middle === null ? [] : { pattern, file: target?.replaceAll('*', middle) }
    })
    .toSorted((one, other) => other.pattern.length - one.pattern.length)
  if (longest?.file === undefined) throw new Error(`@parket/${name} does not export ${request}.`)
  return join(root, packages[name], longest.file)
}

/** What stands for the `*` of a pattern; null where it does not fit. */
function middleOf(pattern: string, request: string): string | null {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return request === pattern ? '' : null
  const isFitting = request.startsWith(start) && request.endsWith(end)
  return isFitting ? request.slice(start.length, request.length - end.length) : null
}
