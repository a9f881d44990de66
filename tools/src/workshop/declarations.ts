import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { root } from '../paths.ts'

/** A statement at the top of a file. */
type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type ExportStatement = Extract<Statement, { type: 'ExportNamedDeclaration' }>
/** `interface A {}` */
export type InterfaceNode = Extract<Statement, { type: 'TSInterfaceDeclaration' }>
/** `type A = B` */
export type AliasNode = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>
/** `function a() {}` */
export type FunctionNode = Extract<Statement, { generator: boolean }>
/** `a = b` of `const a = b` */
export type VariableNode = Extract<
  Statement,
  { type: 'VariableDeclaration' }
>['declarations'][number]
/** Any type, as it is written behind a colon. */
export type TypeNode = AliasNode['typeAnnotation']

/** Something that a file declares under a name. */
export interface Declaration {
  /** Where it stands, absolute. */
  file: string
  /** The text of that file. */
  source: string
  /** What it is. */
  node: InterfaceNode | AliasNode | FunctionNode | VariableNode
}

/** A file that has been read. */
interface Parsed {
  source: string
  body: readonly Statement[]
}

/** Where files that are read are noted down; null while nobody asks. */
let noted: Set<string> | null = null

/**
 * Does something that reads files of the repository, and tells which: it is out of date when one of them changes.
 *
 * @param work has done all when it returns
 */
export function withFilesRead<Result>(work: () => Result): { result: Result; files: string[] } {
  const files = new Set<string>()
  noted = files
  try {
    return { result: work(), files: [...files] }
  } finally {
    noted = null
  }
}

/** Reads a file of the repository. @throws Error where there is none */
export function parseFile(file: string): Parsed {
  noted?.add(file)
  const source = readFileSync(file, 'utf8')
  return { source, body: parseSync(file, source).program.body }
}

/**
 * Finds what a name stands for in a file: declared there, or imported from another file of the repository.
 * @param file absolute
 * @returns null for what comes from elsewhere: React, the language itself
 */
export function declarationOf(file: string, name: string): Declaration | null {
  const { source, body } = parseFile(file)
  for (const statement of body) {
    const node = declared(statement).find(({ id }) => id && 'name' in id && id.name === name)
    if (node) return { file, source, node }
    const from = cameFrom(statement, name)
    const path = from && pathOf(file, from.request)
    if (from && path !== null) return declarationOf(path, from.name)
  }
  return null
}

/** What a file exports under a name of its own. @param file absolute */
export function exportedNames(file: string): string[] {
  return parseFile(file).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const names = [
      declared(statement).map(({ id }) => id),
      statement.specifiers.map(({ exported }) => exported),
    ]
    return names.flat().flatMap((name) => (name && 'name' in name ? name.name : []))
  })
}

/** The file that a name with all of another file's exports stands for: `styles`; null where it is none. */
export function namespaceFile(file: string, name: string): string | null {
  for (const statement of parseFile(file).body) {
    if (statement.type !== 'ImportDeclaration') continue
    const isIt = statement.specifiers.some(
      ({ type, local }) => type === 'ImportNamespaceSpecifier' && local.name === name,
    )
    if (isIt) return pathOf(file, statement.source.value)
  }
  return null
}

function declared(statement: Statement): Declaration['node'][] {
  const node = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
  if (node.type === 'VariableDeclaration') return node.declarations
  const isDeclaration =
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'FunctionDeclaration'
  return isDeclaration ? [node] : []
}

function cameFrom(statement: Statement, name: string): { request: string; name: string } | null {
  if (statement.type === 'ImportDeclaration') {
    const found = statement.specifiers.find(
      (one) => one.type === 'ImportSpecifier' && one.local.name === name,
    )
    if (found?.type !== 'ImportSpecifier' || !('name' in found.imported)) return null
    return { request: statement.source.value, name: found.imported.name }
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return null
  return reExported(statement, name)
}

function reExported({ source, specifiers }: ExportStatement, name: string) {
  const found = specifiers.find(({ exported }) => 'name' in exported && exported.name === name)
  if (!found || !source || !('name' in found.local)) return null
  return { request: source.value, name: found.local.name }
}

function pathOf(file: string, request: string): string | null {
  if (request.startsWith('.')) return join(file, '..', request)
  const [, name, path] = /^@parket\/(domain|ui)\/(.+)$/.exec(request) ?? []
  return name && path ? join(root, 'packages', name, 'src', `${path}.ts`) : null
}
