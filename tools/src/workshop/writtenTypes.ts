import {
  declarationOf,
  namespaceFile,
  parseFile,
  type Declaration,
  type FunctionNode,
  type InterfaceNode,
  type TypeNode,
  type VariableNode,
} from './declarations.ts'

/** The type of a prop, as people read it. */
export interface WrittenType {
  /** On one line: «readonly TabNavItem[]», «'small' | 'large'». */
  summary: string
  /** The shapes that the line names, with their comments; null where it says all. */
  detail: string | null
}

/** What type parameters stand for, by their names. */
type Arguments = ReadonlyMap<string, string>

interface Prop {
  /** Where its type is written. */
  at: Pick<Declaration, 'file' | 'source'>
  type: TypeNode
  args: Arguments
  /** Right before it; empty where there is none. */
  comment: string
}

/** Every view has them; their names say what they are. */
const known = new Set(['Loading', 'Failed', 'NoRight', 'Empty', 'Ready', 'Instant'])
/** Of longer ones the code itself is the better reading. */
const LONGEST_DETAIL = 2500

/**
 * The types of the props of the components that a file exports, by component and prop. Reads them from the
 * source: react-docgen calls `readonly Item[]` and `keyof typeof sizes` «unknown».
 * @param file absolute path of a `.tsx` file
 */
export function writtenTypes(file: string): Record<string, Record<string, WrittenType>> {
  const { source, body } = parseFile(file)
  const found = body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return []
    const type = propsType(declaration)
    if (!type) return []
    const props = [...propsOf({ file, source }, type, new Map())]
    const written = props.map(([name, prop]) => [name, writtenType(prop)] as const)
    return [[declaration.id.name, Object.fromEntries(written)] as const]
  })
  return Object.fromEntries(found)
}

/** A prop or a member of an interface: its type and the comment right before it. */
export interface WrittenMember extends WrittenType {
  comment: string
}

export type WrittenMembers = Readonly<Record<string, WrittenMember>>

/**
 * The props of one component with their comments; none where there is no such component.
 * @param file absolute path of a file that declares or imports it
 */
export function writtenProps(file: string, name: string): WrittenMembers {
  const found = declarationOf(file, name)
  const type = found?.node.type === 'FunctionDeclaration' ? propsType(found.node) : null
  return found && type ? membersWritten(propsOf(found, type, new Map())) : {}
}

/**
 * The same for the members of an interface, those that it inherits too.
 * @param file absolute path of a file that declares or imports it
 */
export function writtenMembers(file: string, name: string): WrittenMembers {
  const { source } = parseFile(file)
  return membersWritten(propsNamed({ file, source }, name, [], new Map()))
}

function membersWritten(members: ReadonlyMap<string, Prop>): WrittenMembers {
  return Object.fromEntries(
    [...members].map(([name, prop]) => [name, { ...writtenType(prop), comment: prop.comment }]),
  )
}

/** The type of a component's props; null where it has none. */
export function propsType({ params: [first] }: FunctionNode): TypeNode | null {
  const isTyped = first && 'typeAnnotation' in first
  return (isTyped && first.typeAnnotation?.typeAnnotation) || null
}

function propsOf(at: Prop['at'], type: TypeNode, args: Arguments): Map<string, Prop> {
  if (type.type === 'TSTypeLiteral') return membersOf(at, type.members, args)
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    return new Map(type.types.flatMap((one) => [...propsOf(at, one, args)]))
  }
  if (type.type !== 'TSTypeReference' || !('name' in type.typeName)) return new Map()
  const given = type.typeArguments?.params ?? []
  return propsNamed(at, type.typeName.name, given, args)
}

function propsNamed(
  at: Prop['at'],
  name: string,
  given: readonly TypeNode[],
  args: Arguments,
): Map<string, Prop> {
  const [base, names] = given
  if (base && names && (name === 'Pick' || name === 'Omit')) {
    const chosen = new Set(textOf(at, names, args).match(/[\w-]+/g))
    const props = [...propsOf(at, base, args)]
    return new Map(props.filter(([prop]) => chosen.has(prop) === (name === 'Pick')))
  }
  const declaration = declarationOf(at.file, name)
  if (!declaration || !('typeParameters' in declaration.node)) return new Map()
  const { node } = declaration
  const own = new Map(args)
  for (const [index, parameter] of (node.typeParameters?.params ?? []).entries()) {
    const argument = given[index]
    const text = argument
      ? textOf(at, argument, args)
      : parameterDefault(declaration, parameter, own)
    own.set(nameOf(parameter), text)
  }
  if (node.type === 'TSTypeAliasDeclaration') return propsOf(declaration, node.typeAnnotation, own)
  if (node.type !== 'TSInterfaceDeclaration') return new Map()
  const inherited = node.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? [...propsNamed(declaration, expression.name, typeArguments?.params ?? [], own)]
      : [],
  )
  return new Map([...inherited, ...membersOf(declaration, node.body.body, own)])
}

type Parameter = NonNullable<InterfaceNode['typeParameters']>['params'][number]

const nameOf = ({ name }: Parameter): string => name.name

function parameterDefault(at: Prop['at'], parameter: Parameter, args: Arguments): string {
  return parameter.default ? textOf(at, parameter.default, args) : nameOf(parameter)
}

function membersOf(
  at: Prop['at'],
  members: InterfaceNode['body']['body'],
  args: Arguments,
): Map<string, Prop> {
  return new Map(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return []
      const name = keyOf(member.key)
      const type = member.typeAnnotation.typeAnnotation
      return name === null
        ? []
        : [[name, { at, type, args, comment: commentBefore(at.source, member.start) }] as const]
    }),
  )
}

/** The comment that ends right before a place of a text; empty where there is none. */
export function commentBefore(source: string, at: number): string {
  const before = source.slice(0, at).trimEnd()
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : ''
}

function writtenType({ at, type, args }: Prop): WrittenType {
  const written = textOf(at, type, args)
  const isShape = /[{]\n/.test(written)
  const names = new Set(written.replaceAll(/'[^']*'|\/\*[^]*?\*\//g, '').match(/\b[A-Z]\w+/g))
  const shapes = [...names].filter((name) => !known.has(name)).flatMap((name) => shapeOf(at, name))
  const detail = [...(isShape ? [undented(written)] : []), ...shapes].join('\n\n')
  const isUseful = detail !== '' && detail.length <= LONGEST_DETAIL
  return { summary: oneLine(written), detail: isUseful ? detail : null }
}

function shapeOf(at: Prop['at'], name: string): string[] {
  const found = declarationOf(at.file, name)
  if (
    !found ||
    (found.node.type !== 'TSInterfaceDeclaration' && found.node.type !== 'TSTypeAliasDeclaration')
  )
    return []
  return [found.source.slice(found.node.start, found.node.end)]
}

/** As it is written, with what type parameters stand for; `keyof typeof` as the keys. */
function textOf(at: Prop['at'], type: TypeNode, args: Arguments): string {
  if (type.type === 'TSTypeOperator' && type.operator === 'keyof') {
    const keys = keysOf(
      at.file,
      at.source.slice(type.typeAnnotation.start, type.typeAnnotation.end),
    )
    if (keys) return keys.map((key) => `'${key}'`).join(' | ')
  }
  let text = at.source.slice(type.start, type.end)
  for (const [name, argument] of args)
    text = text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), argument)
  return text
}

/** @param query `typeof sizes`, `typeof styles.size` */
function keysOf(file: string, query: string): string[] | null {
  const [, first = '', second] = /^typeof (\w+)(?:\.(\w+))?$/.exec(query) ?? []
  const from = second ? namespaceFile(file, first) : file
  const found = from === null ? null : declarationOf(from, second ?? first)
  if (found?.node.type !== 'VariableDeclarator') return null
  const value = plain(found.node.init)
  // styleVariants(variants) of vanilla-extract.
  const [variants] = value?.type === 'CallExpression' ? value.arguments : [value]
  if (variants?.type === 'Identifier') return keysOf(found.file, `typeof ${variants.name}`)
  if (variants?.type !== 'ObjectExpression') return null
  return variants.properties.flatMap((property) =>
    property.type === 'Property' ? (keyOf(property.key) ?? []) : [],
  )
}

type Value = VariableNode['init']

/** Without `as const` and `satisfies`. */
function plain(value: Value): Value {
  const isMarked = value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression'
  return isMarked ? plain(value.expression) : value
}

/** The name of a member; null where it is computed. */
export function keyOf(
  key: Extract<InterfaceNode['body']['body'][number], { key: unknown }>['key'],
) {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*\|/g, ' |')
    .replace(/^\s*\|\s*/, '')
    .replaceAll(/(\{|;|[^{};\s])\s*\n\s*/g, (_, end: string) =>
      end === '{' || end === ';' ? `${end} ` : `${end}; `,
    )
    .replaceAll(/; \}/g, ' }')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function undented(text: string): string {
  const depth = /\n( *)\S[^\n]*$/.exec(text)?.[1]?.length ?? 0
  return text.replaceAll(new RegExp(`^ {${depth}}`, 'gm'), '')
}
