import { join } from 'node:path'
import { Visitor, type parseSync } from 'rolldown/utils'
import { root } from '../paths.ts'

/** An export of a style file; of a record of styles all of them. */
export interface NamedStyle {
  /** Absolute. */
  file: string
  name: string
}

type Program = ReturnType<typeof parseSync>['program']

/** Of a piece of source. */
export interface Place {
  start: number
  end: number
}

/**
 * Where a file of components names styles that it imports.
 *
 * @param file absolute
 */
export function namedStyles(file: string, program: Program): (NamedStyle & Place)[] {
  const imported = importedStyles(file, program)
  const found: (NamedStyle & Place)[] = []
  new Visitor({
    MemberExpression({ object, property, computed, start, end }) {
      const from = object.type === 'Identifier' ? imported.get(object.name) : undefined
      if (from?.name === null && property.type === 'Identifier' && !computed)
        found.push({ file: from.file, name: property.name, start, end })
    },
    Identifier({ name: local, start, end }) {
      const from = imported.get(local)
      if (from && from.name !== null) found.push({ file: from.file, name: from.name, start, end })
    },
  }).visit(program)
  return found
}

/** By the local name: the file, and the export unless the name stands for all of them. */
type Imported = Map<string, { file: string; name: string | null }>

function importedStyles(file: string, { body }: Program): Imported {
  const found: Imported = new Map()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue
    const path = styleFile(file, statement.source.value)
    if (path === null) continue
    for (const one of statement.specifiers) {
      const exported = one.type === 'ImportSpecifier' ? one.imported : null
      const name = exported?.type === 'Identifier' ? exported.name : null
      found.set(one.local.name, { file: path, name })
    }
  }
  return found
}

function styleFile(file: string, request: string): string | null {
  if (request.startsWith('.') && request.endsWith('.css.ts')) return join(file, '..', request)
  const [, path] = /^@parket\/ui\/(.+\.css)$/.exec(request) ?? []
  return path ? join(root, 'packages', 'ui', 'src', `${path}.ts`) : null
}
