import { readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'rolldown/utils'
import { namedStyles, type NamedStyle, type Place } from './namedStyles.ts'
import { classesOf, setByBoth } from './styleRules.ts'

/** Styles that stand on one element. */
interface JoinedStyles {
  line: number
  styles: NamedStyle[]
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
  const joins: Place[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'cx') joins.push(node)
    },
    TemplateLiteral: (node) => void joins.push(node),
  }).visit(program)
  const named = namedStyles(file, program)
  return joins.map(({ start, end }) => ({
    line: source.slice(0, start).split('\n').length,
    styles: named.filter((style) => style.start >= start && style.end <= end),
  }))
}
