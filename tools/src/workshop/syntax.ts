/** Any piece of a parsed file, with its place in the text. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
}

/** Text that stands in for a piece of a file. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A node with all that is in it. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}

/** The text of a node, with the edits that lie in it. */
export function textWith(
  source: string,
  { start, end }: SyntaxNode,
  edits: readonly Edit[],
): string {
  let text = ''
  let at = start
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at || edit.end > end) continue
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at, end)
}

/** Names that a node takes from around it, values and types: those that it declares itself are left out. */
export function freeNames(node: SyntaxNode): Set<string> {
  const used = new Set<string>()
  const own = new Set<string>()
  collect(node, used, own)
  return used.difference(own)
}

/** How often a node uses a name. */
export function usesOf(node: SyntaxNode, name: string): number {
  return [...references(node)].filter((found) => found === name).length
}

function collect(node: SyntaxNode, used: Set<string>, own: Set<string>): void {
  for (const name of references(node)) used.add(name)
  for (const inner of nodesIn(node)) for (const name of declaredBy(inner)) own.add(name)
}

function* references(node: SyntaxNode): Generator<string> {
  if (node.type === 'Identifier') yield nameOf(node)
  if (node.type === 'JSXIdentifier') {
    // A small letter is an element of HTML.
    if (/^[A-Z]/.test(nameOf(node))) yield nameOf(node)
    return
  }
  const skipped = labelOf(node)
  for (const child of childrenOf(node)) if (child !== skipped) yield* references(child)
}

/** The part of a node that is a label only: a property's key, a member's name, an attribute's. */
function labelOf(node: SyntaxNode): SyntaxNode | null {
  const { key, property, name, label, right, computed, shorthand } = node as SyntaxNode & {
    [part in 'key' | 'property' | 'name' | 'label' | 'right']?: SyntaxNode
  } & { computed?: boolean; shorthand?: boolean }
  switch (node.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return (!computed && !shorthand && key) || null
    case 'MemberExpression':
      return (!computed && property) || null
    case 'JSXMemberExpression':
      return property ?? null
    case 'JSXAttribute':
      return name ?? null
    case 'TSQualifiedName':
      return right ?? null
    case 'TSNamedTupleMember':
      return label ?? null
    default:
      return null
  }
}

const declarations = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
])

function* declaredBy(node: SyntaxNode): Generator<string> {
  const { id, params, name, param } = node as SyntaxNode & {
    id?: SyntaxNode | null
    params?: SyntaxNode[]
    name?: SyntaxNode
    param?: SyntaxNode | null
  }
  if (declarations.has(node.type) && id) yield* boundNames(id)
  if (/Function/.test(node.type)) for (const one of params ?? []) yield* boundNames(one)
  if (node.type === 'TSTypeParameter' && name) yield* boundNames(name)
  if (node.type === 'CatchClause' && param) yield* boundNames(param)
}

/** The names that a pattern gives: `{ a, b: [c] }` gives a and c. */
export function* boundNames(pattern: SyntaxNode): Generator<string> {
  if (pattern.type === 'Identifier') yield nameOf(pattern)
  const { properties, elements, value, argument, left } = pattern as SyntaxNode & {
    properties?: SyntaxNode[]
    elements?: (SyntaxNode | null)[]
    value?: SyntaxNode
    argument?: SyntaxNode
    left?: SyntaxNode
  }
  const inner = [...(properties ?? []), ...(elements ?? []), value, argument, left]
  if (/Pattern|Property|RestElement/.test(pattern.type)) {
    for (const one of inner) if (one) yield* boundNames(one)
  }
}

const nameOf = (node: SyntaxNode) => (node as SyntaxNode & { name: string }).name

function* childrenOf(node: SyntaxNode): Generator<SyntaxNode> {
  for (const value of Object.values(node) as unknown[]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(one)) yield one
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
