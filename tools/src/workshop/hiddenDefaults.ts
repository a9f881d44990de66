import { declarationOf, type Declaration } from './declarations.ts'

/** Props by what holds where they are not given, as it is written in the code. */
export type Defaults = Map<string, string>

interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/**
 * Defaults of a component that react-docgen does not find: it reads the list of parameters alone. They stand where the
 * body takes its props apart, in `label ?? say('cancel')`, before a spread, and in the component that gets the rest of
 * the props. Switches that are off (`false`) are no news to anybody.
 *
 * @param file where the component stands, absolute
 */
export function hiddenDefaults(file: string, name: string): Defaults {
  const found = declarationOf(file, name)
  if (found?.node.type !== 'FunctionDeclaration') return new Map()
  const { params, body } = found.node
  const parameter = nodeOf(params[0])
  if (!parameter || !body) return new Map()
  const nodes = [...nodesIn(nodeOf(body))]
  const { own, rest } =
    parameter.type === 'Identifier'
      ? takenApart(found, nodes, parameter)
      : partsOf(found, parameter)
  const defaults: Defaults = new Map([
    ...(parameter.type === 'Identifier' ? withDefault(own) : []),
    ...elseDefaults(found, nodes, own),
    ...(rest === null ? [] : nodes.flatMap((node) => passedOn(found, node, rest))).filter(
      ([prop]) => !own.has(prop),
    ),
  ])
  return new Map([...defaults].filter(([, value]) => value !== 'false'))
}

/** The names of a pattern, each with its default, and the name that gets the rest. */
interface Parts {
  own: Map<string, string | null>
  rest: string | null
}

function partsOf({ source }: Declaration, pattern: SyntaxNode): Parts {
  const own = new Map<string, string | null>()
  let rest: string | null = null
  for (const part of nodesOf(pattern['properties'])) {
    const value = nodeOf(part['value'])
    const key = nodeOf(part['key'])
    if (part.type === 'RestElement') rest = nameOf(nodeOf(part['argument']))
    else if (key) own.set(nameOf(key), value && defaultOf(source, value))
  }
  return { own, rest }
}

function defaultOf(source: string, value: SyntaxNode): string | null {
  const right = value.type === 'AssignmentPattern' ? nodeOf(value['right']) : null
  return right && source.slice(right.start, right.end)
}

/** `const { density = 'comfortable', ...rest } = props` */
function takenApart(found: Declaration, nodes: readonly SyntaxNode[], props: SyntaxNode): Parts {
  const patterns = nodes.flatMap((node) => {
    const isOfProps =
      node.type === 'VariableDeclarator' && nameOf(nodeOf(node['init'])) === nameOf(props)
    const pattern = nodeOf(node['id'])
    return isOfProps && pattern?.type === 'ObjectPattern' ? [partsOf(found, pattern)] : []
  })
  return {
    own: new Map(patterns.flatMap(({ own }) => [...own])),
    rest: patterns.findLast(({ rest }) => rest !== null)?.rest ?? null,
  }
}

const withDefault = (own: Parts['own']) =>
  [...own].filter((one): one is [string, string] => one[1] !== null)

/** `label ?? say('cancel')`, `title ?? <ComponentText name="failed" />`, `title ?? 'Ошибка'` */
function elseDefaults(
  { source }: Declaration,
  nodes: readonly SyntaxNode[],
  own: ReadonlyMap<string, string | null>,
) {
  return nodes.flatMap((node): [string, string][] => {
    const left = nodeOf(node['left'])
    const right = nodeOf(node['right'])
    if (node.type !== 'LogicalExpression' || node['operator'] !== '??' || !right) return []
    const isText =
      right.type === 'Literal' ||
      (right.type === 'CallExpression' && nameOf(nodeOf(right['callee'])) === 'say') ||
      (right.type === 'JSXElement' && source.startsWith('<ComponentText ', right.start))
    const prop = nameOf(left)
    return own.get(prop) === null && isText ? [[prop, source.slice(right.start, right.end)]] : []
  })
}

/** `<nav aria-label="Страницы" {...nav}>`, `<FieldGroup {...group}>` */
function passedOn({ file, source }: Declaration, node: SyntaxNode, rest: string) {
  if (node.type !== 'JSXOpeningElement') return []
  const attributes = nodesOf(node['attributes'])
  const at = attributes.findIndex(
    (one) => one.type === 'JSXSpreadAttribute' && nameOf(nodeOf(one['argument'])) === rest,
  )
  if (at < 0) return []
  const given = attributes.map((one, index) => {
    const value = nodeOf(one['value'])
    const text = value?.type === 'Literal' ? source.slice(value.start, value.end) : null
    return { name: nameOf(nodeOf(one['name'])), text, isAfter: index > at }
  })
  const fixed = new Set(given.filter(({ isAfter }) => isAfter).map(({ name }) => name))
  const before = given.flatMap(({ name, text, isAfter }): [string, string][] =>
    isAfter || text === null ? [] : [[name, text]],
  )
  const receiver = allDefaults(file, nameOf(nodeOf(node['name'])))
  return [...receiver, ...before].filter(([prop]) => !fixed.has(prop))
}

/** Hidden defaults of a component, and those in its list of parameters. */
export function allDefaults(file: string, name: string): [string, string][] {
  const found = declarationOf(file, name)
  if (found?.node.type !== 'FunctionDeclaration') return []
  const parameter = nodeOf(found.node.params[0])
  return [
    ...(parameter ? withDefault(partsOf(found, parameter).own) : []),
    ...hiddenDefaults(found.file, name),
  ]
}

function nameOf(node: SyntaxNode | null): string {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}

function nodeOf(value: unknown): SyntaxNode | null {
  const isNode = typeof value === 'object' && value !== null && 'type' in value
  return isNode ? (value as SyntaxNode) : null
}

function nodesOf(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.flatMap((one) => nodeOf(one) ?? []) : []
}

function* nodesIn(node: SyntaxNode | null): Generator<SyntaxNode> {
  if (!node) return
  yield node
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? nodesOf(part) : [nodeOf(part)]) yield* nodesIn(one)
  }
}
