import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/**
 * The modules that work in a browser only: frameworks with server components want `'use client'` at their top. A module
 * needs a browser where it calls a hook that React's server build lacks, makes a context, reads what a browser alone has,
 * imports react-aria, gives an element a function, and where it hands a function of its own to a module that needs a
 * browser. What passes on functions that it was given does not: a server gives it none.
 *
 * @param modules code of TypeScript with JSX, by absolute path
 */
export function clientModules(modules: ReadonlyMap<string, string>): Set<string> {
  const facts = new Map([...modules].map(([path, code]) => [path, factsOf(path, code)]))
  const found = new Set([...facts].flatMap(([path, { isOwn }]) => (isOwn ? [path] : [])))
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [path, { handsTo }] of facts) {
      if (handsTo.some((other) => found.has(other))) found.add(path)
    }
  }
  return found
}

/**
 * The same of a package's source, by absolute path; stories and tests are left out.
 *
 * @param folder of the package
 */
export async function readClientModules(folder: string): Promise<Set<string>> {
  const modules = new Map<string, string>()
  for await (const file of glob('src/**/!(*.test|*.stories).tsx', { cwd: folder })) {
    const path = join(folder, file)
    modules.set(path, await readFile(path, 'utf8'))
  }
  return clientModules(modules)
}

interface Facts {
  /** It needs a browser whatever it imports. */
  isOwn: boolean
  /** Modules whose components get a function that is made here. */
  handsTo: string[]
}

type Node = Record<string, unknown>

function factsOf(path: string, code: string): Facts {
  const nodes = allNodes(parseAst(code, { lang: 'tsx' }))
  const sources = importedFrom(path, nodes)
  const onServer = serverHooks(nodes)
  const own = new Set(nodes.flatMap(functionName))
  const facts: Facts = {
    isOwn: nodes.some(
      (node) =>
        isHookCall(node, onServer) ||
        isHandlerOfObject(node, own) ||
        readsBrowser(node) ||
        importsOfBrowser(node),
    ),
    handsTo: [],
  }
  for (const node of nodes) {
    if (node['type'] !== 'JSXOpeningElement') continue
    const element = nameOf(node['name'])
    for (const attribute of node['attributes'] as Node[]) {
      const isHandler = /^on[A-Z]/.test(nameOf(attribute['name']))
      const isMadeHere = isFunction(valueOf(attribute), own)
      const isOfElement = /^[a-z]/.test(element)
      if (isHandler ? isMadeHere || isOfElement : isMadeHere && isOfElement) facts.isOwn = true
      if (isMadeHere) facts.handsTo.push(sources.get(element) ?? '')
    }
  }
  return facts
}

/**
 * Hooks that React's server build exports since 19.0, and that work there as in a browser. `use` is there as well, but it
 * refuses a context, and a context is what the library reads by it.
 */
export const hooksOnServer: ReadonlySet<string> = new Set([
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
])

const isHookCall = ({ type, callee }: Node, onServer: ReadonlySet<string>) =>
  type === 'CallExpression' &&
  /^(use([A-Z]|$)|createContext$)/.test(nameOf(callee)) &&
  !onServer.has(nameOf(callee))

/** Those of React's own that a server has, by the names that a module gives them. */
function serverHooks(nodes: readonly Node[]): Set<string> {
  const names = new Set<string>()
  for (const { type, source, specifiers } of nodes) {
    if (type !== 'ImportDeclaration' || (source as Node)['value'] !== 'react') continue
    for (const { imported, local } of specifiers as Node[]) {
      if (hooksOnServer.has(nameOf(imported))) names.add(nameOf(local))
    }
  }
  return names
}

const readsBrowser = ({ type, object }: Node) =>
  type === 'MemberExpression' && /^(document|navigator|window)$/.test(nameOf(object))

/** Components of others that are contexts and effects throughout, and do not say so at their top. */
const importsOfBrowser = ({ type, importKind, source }: Node) =>
  type === 'ImportDeclaration' &&
  importKind !== 'type' &&
  /^react-aria(-components)?(\/|$)/.test(String((source as Node)['value']))

/** `{ onPress: () => … }`, to be spread over an element. */
const isHandlerOfObject = ({ type, key, value }: Node, own: ReadonlySet<string>) =>
  type === 'Property' && /^on[A-Z]/.test(nameOf(key)) && isFunction(value as Node, own)

/** Where the names come from that a module imports from beside it. */
function importedFrom(path: string, nodes: readonly Node[]): Map<string, string> {
  const sources = new Map<string, string>()
  for (const node of nodes) {
    if (node['type'] !== 'ImportDeclaration') continue
    const { value } = node['source'] as { value: string }
    for (const { local } of node['specifiers'] as Node[]) {
      sources.set(nameOf(local), join(dirname(path), value))
    }
  }
  return sources
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

function functionName({ type, id, init }: Node): string[] {
  const isNamed = type === 'FunctionDeclaration'
  const isKept = type === 'VariableDeclarator' && isWritten(init as Node | null)
  return isNamed || isKept ? [nameOf(id)] : []
}

function isFunction(value: Node | undefined, own: ReadonlySet<string>): boolean {
  return isWritten(value) || (value?.['type'] === 'Identifier' && own.has(nameOf(value)))
}

/** A function as it is written, alone or in a `useCallback`. */
const isWritten = (value: Node | null | undefined): boolean =>
  functions.has(String(value?.['type'])) ||
  (value?.['type'] === 'CallExpression' && nameOf(value['callee']) === 'useCallback')

const valueOf = (attribute: Node) =>
  (attribute['value'] as Node | null)?.['expression'] as Node | undefined

function allNodes(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(allNodes)
  if (typeof node !== 'object' || node === null) return []
  return [node as Node, ...Object.values(node).flatMap(allNodes)]
}

function nameOf(node: unknown): string {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
