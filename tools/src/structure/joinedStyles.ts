import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { root } from '../paths.ts'
import { classesOf, setByBoth } from './styleRules.ts'

/** An export of a style file; of a record of styles all of them. */
interface NamedStyle {
  /** Absolute. */
  file: string
  name: string
}

/** Styles that stand on one element. */
interface JoinedStyles {
  line: number
  styles: NamedStyle[]
}

type Program = ReturnType<typeof parseSync>['program']

interface Place {
  start: number
  end: number
}

/**
 * Properties that one element gets from styles of two files, as `Text.tsx:20: Text.css.ts size, Card.css.ts title:
 * fontSize`. Which of the two wins would depend on the order of the style sheets, and that is another in each build.
 *
 * @param file of components, absolute
 */
export async function clashingStyles(file: string): Promise<string[]> {
  const joins = joinedStyles(file, await readFile(file, 'utf8'))
  const clashes = await Promise.all(
    joins.map(async ({ line, styles }) => {
      const found = await Promise.all(pairsOf(styles).map(clashOf))
      return found.flatMap((clash) => (clash === null ? [] : [`${file}:${line}: ${clash}`]))
    }),
  )
  return [...new Set(clashes.flat())]
}

/** Those of different files: within one file the order is as it is written. */
function pairsOf(styles: readonly NamedStyle[]): [NamedStyle, NamedStyle][] {
  return styles.flatMap((one, at) =>
    styles
      .slice(at + 1)
      .filter(({ file }) => file !== one.file)
      .map((other): [NamedStyle, NamedStyle] => [one, other]),
  )
}

async function clashOf([one, other]: [NamedStyle, NamedStyle]): Promise<string | null> {
  const [ones, others] = [
    await classesOf(one.file, one.name),
    await classesOf(other.file, other.name),
  ]
  const properties = [...ones.difference(others)].flatMap((first) =>
    [...others.difference(ones)].flatMap((second) => setByBoth(first, second)),
  )
  if (properties.length === 0) return null
  return `${nameOf(one)}, ${nameOf(other)}: ${[...new Set(properties)].join(', ')}`
}

function nameOf({ file, name }: NamedStyle): string {
  return `${file.slice(file.lastIndexOf('/') + 1)} ${name}`
}

/** Where names of classes are joined: in `cx(…)`, or in a template. */
function joinedStyles(file: string, source: string): JoinedStyles[] {
  const { program } = parseSync(file, source)
  const imported = importedStyles(file, program)
  const joins: Place[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'cx') joins.push(node)
    },
    TemplateLiteral: (node) => void joins.push(node),
  }).visit(program)
  const named = namedStyles(program, imported)
  return joins.map(({ start, end }) => ({
    line: source.slice(0, start).split('\n').length,
    styles: named.filter((style) => style.start >= start && style.end <= end),
  }))
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

function namedStyles(program: Program, imported: Imported): (NamedStyle & Place)[] {
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
