import { parseAst } from 'rolldown/parseAst'

/**
 * Whether a module works in a browser only: it calls a hook or gives an element a handler. Frameworks with
 * server components want `'use client'` at its top.
 *
 * @param code TypeScript with JSX
 */
export function isClientModule(code: string): boolean {
  return some(parseAst(code, { lang: 'tsx' }), (node) => {
    if (node['type'] === 'CallExpression') return /^use([A-Z]|$)/.test(nameOf(node['callee']))
    return node['type'] === 'JSXAttribute' && /^on[A-Z]/.test(nameOf(node['name']))
  })
}

type Node = Record<string, unknown>

function some(node: unknown, test: (node: Node) => boolean): boolean {
  if (Array.isArray(node)) return node.some((one) => some(one, test))
  if (typeof node !== 'object' || node === null) return false
  return test(node as Node) || Object.values(node).some((child) => some(child, test))
}

function nameOf(node: unknown): string {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
