import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/**
 * The modules that work in a browser only: frameworks with server components want `'use client'` at their top. A module
 * needs a browser where it calls a hook or makes a context, gives an element a handler, and where it hands a function of its own to a
 * module that needs one. What passes on functions that it was given does not: a server gives it none.
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
  const own = new Set(nodes.flatMap(functionName))
  const facts: Facts = {
    isOwn: nodes.some((node) => isHookCall(node) || isHandlerOfObject(node, own)),
    handsTo: [],
  }
  for (const node of nodes) {
    if (node['type'] !== 'JSXOpeningElement') continue
    const element = nameOf(node['name'])
    for (const attribute of node['attributes'] as Node[]) {
      const isHandler = /^on[A-Z]/.test(nameOf(attribute['name']))
      const isMadeHere = isFunction(valueOf(attribute), own)
      if (isHandler && (isMadeHere || /^[a-z]/.test(element))) facts.isOwn = true
      if (isMadeHere) facts.handsTo.push(sources.get(element) ?? '')
    }
  }
  return facts
}

const isHookCall = ({ type, callee }: Node) =>
  type === 'CallExpression' && /^(use([A-Z]|$)|createContext$)/.test(nameOf(callee))

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
  const isKept =
    type === 'VariableDeclarator' && functions.has(String((init as Node | null)?.['type']))
  return isNamed || isKept ? [nameOf(id)] : []
}

function isFunction(value: Node | undefined, own: ReadonlySet<string>): boolean {
  const type = String(value?.['type'])
  return functions.has(type) || (type === 'Identifier' && own.has(nameOf(value)))
}

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
