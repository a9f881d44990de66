import {
  declarationOf,
  parseFile,
  type Declaration,
  type InterfaceNode,
  type TypeNode,
} from './declarations.ts'
import { propsType } from './writtenTypes.ts'

/** Where a type is written. */
type Place = Pick<Declaration, 'file' | 'source'>
type Member = InterfaceNode['body']['body'][number]

/**
 * Members without a comment right before them of the interfaces that a file exports: «TabNavItem.value».
 *
 * @param file absolute
 */
export function undocumentedProps(file: string): string[] {
  const { source, body } = parseFile(file)
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    return node?.type === 'TSInterfaceDeclaration'
      ? undocumentedMembers(source, node.body.body, node.id.name)
      : []
  })
}

/**
 * Members without words of the props of a component, and of all that these consist of.
 *
 * @param file where the component stands, absolute
 * @param component its name
 * @returns null where there is no component of that name
 */
export function undocumentedPropsOf(file: string, component: string): string[] | null {
  const found = declarationOf(file, component)
  if (found?.node.type !== 'FunctionDeclaration') return null
  const type = propsType(found.node)
  return type ? undocumentedIn(found, type, component) : []
}

function undocumentedIn(at: Place, type: TypeNode, name: string): string[] {
  switch (type.type) {
    case 'TSTypeLiteral':
      return undocumentedMembers(at.source, type.members, name)
    case 'TSIntersectionType':
    case 'TSUnionType':
      return type.types.flatMap((one) => undocumentedIn(at, one, name))
    case 'TSParenthesizedType':
      return undocumentedIn(at, type.typeAnnotation, name)
    case 'TSTypeReference':
      if ('name' in type.typeName) return undocumentedNamed(at, type.typeName.name, type)
  }
  return [textOf(at, type)]
}

/** @param written where the name stands */
function undocumentedNamed(
  at: Place,
  name: string,
  written: Pick<TypeNode, 'start' | 'end'>,
): string[] {
  if (name === 'AriaAttributes') return []
  const found = declarationOf(at.file, name)
  if (found?.node.type === 'TSTypeAliasDeclaration') {
    return undocumentedIn(found, found.node.typeAnnotation, name)
  }
  // The workshop sees no words of what comes by `Pick` or `Omit`: such a base cannot be found.
  if (found?.node.type !== 'TSInterfaceDeclaration') return [textOf(at, written)]
  const { node, source } = found
  const inherited = node.extends.flatMap((base) => {
    const called = base.expression.type === 'Identifier' ? base.expression.name : ''
    return undocumentedNamed(found, called, base)
  })
  return [...undocumentedMembers(source, node.body.body, name), ...inherited]
}

const textOf = ({ source }: Place, { start, end }: Pick<TypeNode, 'start' | 'end'>) =>
  source.slice(start, end)

function undocumentedMembers(source: string, members: readonly Member[], of: string): string[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
    const isTold = source.slice(0, member.start).trimEnd().endsWith('*/')
    return isTold ? [] : [`${of}.${source.slice(member.key.start, member.key.end)}`]
  })
}
