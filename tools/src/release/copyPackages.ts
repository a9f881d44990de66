import { existsSync } from 'node:fs'
import { cp, readFile, realpath } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isJoinedPackage } from './copyProgram.ts'

/** A package of somebody else, as it is installed. */
export interface InstalledPackage {
  name: string
  version: string
  license: string
  /** Where it was copied to. */
  folder: string
}

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A place in the new tree: what is directly in its `node_modules`, by name. */
interface Place {
  folder: string
  parent: Place | null
  /** Where each came from. */
  own: Map<string, string>
}

/** Types, source maps, documents, and the extensions of PostgreSQL but the one that is used: nothing runs them. */
const UNUSED =
  /\.d\.[cm]?ts$|\.map$|\.[cm]?ts$|\.flow$|\.md$|\/(?:test|tests|docs?|examples?|benchmarks?)\/|pglite\/dist\/(?!pg_trgm)[\w-]+\.tar\.gz$/i
/** Workspace packages are copied as JavaScript; of their dependencies only the server's and the rules' run. */
const OURS = '@parket/'
const BUILT = new Set(['@parket/site', '@parket/openapi'])

/**
 * Copies everything a package depends on to run into one `node_modules`, without links: each package at the top, or, where
 * another version has that name, beside the one that wants it. Resolution is Node's. Of packages whose code is in the
 * program only manifest and licence are copied.
 *
 * @throws when a package that is copied whole needs one whose code is not
 */
export async function copyPackages(from: string, modules: string): Promise<InstalledPackage[]> {
  const copied: InstalledPackage[] = []
  const top: Place = { folder: dirname(modules), parent: null, own: new Map() }

  async function place(source: string, at: Place): Promise<void> {
    const manifest = await readManifest(source)
    const added: { source: string; place: Place }[] = []
    for (const name of dependenciesOf(manifest)) {
      if (BUILT.has(name)) continue
      const found = await findInstalled(source, name)
      if (found === null) continue
      if (isJoinedPackage(name) && !isJoinedPackage(manifest.name) && !isOurs(manifest.name)) {
        throw new Error(`${manifest.name} needs the code of ${name}: it cannot be joined.`)
      }
      if (findPlaced(at, name) === found) continue
      const host = findPlaced(at, name) === undefined ? top : at
      host.own.set(name, found)
      const folder = join(host.folder, 'node_modules', name)
      if (!isOurs(name)) copied.push(await copyPackage(found, folder))
      // What is at the top finds its dependencies there.
      added.push({ source: found, place: { folder, parent: host, own: new Map() } })
    }
    for (const { source: next, place: nextPlace } of added) await place(next, nextPlace)
  }
  await place(from, top)
  return copied.sort((one, other) => one.name.localeCompare(other.name))
}

function isOurs(name: string): boolean {
  return name.startsWith(OURS)
}

function dependenciesOf(manifest: Manifest): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = manifest
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })]
}

/** Which package of that name Node would find from a place of the new tree. */
function findPlaced(at: Place, name: string): string | undefined {
  for (let place: Place | null = at; place; place = place.parent) {
    const found = place.own.get(name)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where a dependency is installed; null for an optional one of another platform. */
async function findInstalled(from: string, name: string): Promise<string | null> {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpath(candidate)
  }
  return null
}

async function copyPackage(source: string, folder: string): Promise<InstalledPackage> {
  const { name, version, license = '' } = await readManifest(source)
  await cp(source, folder, {
    recursive: true,
    filter: (path) => {
      const inside = relative(source, path)
      if (/(?:^|\/)node_modules(?:\/|$)/.test(inside)) return false
      if (isJoinedPackage(name)) return /^$|^package\.json$|^(?:licen[cs]e|notice)/i.test(inside)
      return /licen[cs]e/i.test(inside) || !UNUSED.test(join('/', name, inside))
    },
  })
  return { name, version, license, folder }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}
