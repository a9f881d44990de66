import { declarationOf, parseFile, type Declaration, type InterfaceNode } from './declarations.ts'

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
      ? undocumentedMembers({ file, source, node })
      : []
  })
}

/**
 * Members without words of the props of a component, and of all that they extend.
 *
 * @param file where the component stands, absolute
 * @param name of the interface
 * @returns null where there is no interface of that name
 */
export function undocumentedPropsOf(file: string, name: string): string[] | null {
  const found = declarationOf(file, name)
  if (found?.node.type !== 'TSInterfaceDeclaration') return null
  const { node, source } = found
  const inherited = node.extends.flatMap((base) => {
    const called = base.expression.type === 'Identifier' ? base.expression.name : ''
    if (called === 'AriaAttributes') return []
    // The workshop sees no words of what comes by `Pick` or `Omit`: such a base cannot be found.
    return undocumentedPropsOf(found.file, called) ?? [source.slice(base.start, base.end)]
  })
  return [...undocumentedMembers({ ...found, node }), ...inherited]
}

function undocumentedMembers({ source, node }: Declaration & { node: InterfaceNode }): string[] {
  return node.body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
    const isTold = source.slice(0, member.start).trimEnd().endsWith('*/')
    const name = source.slice(member.key.start, member.key.end)
    return isTold ? [] : [`${node.id.name}.${name}`]
  })
}
