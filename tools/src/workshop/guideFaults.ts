import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { declarationOf } from './declarations.ts'
import { guideWords } from './guides.ts'
import { allDefaults, hiddenDefaults, type Defaults } from './hiddenDefaults.ts'
import { isRussian } from './isRussian.ts'
import { tellsDefault, toldDefault } from './toldDefault.ts'
import { commentBefore, writtenMembers, writtenProps, type WrittenMembers } from './writtenTypes.ts'

/** A component's props, or a shape that they consist of. */
interface Told {
  of: string
  members: WrittenMembers
  /** What the guide says of them. */
  words: Readonly<Record<string, string>>
  /** What holds where they are not given, as the code has it. */
  defaults: Defaults
}

const none: Defaults = new Map()

/**
 * What is wrong with the words of a guide: a prop without any, words of a prop that is not there, a default that the code
 * or its comment has and the guide does not, words that are not Russian.
 *
 * @param file of the guide
 * @param componentFile of the component that the page shows; null where it shows several
 */
export function guideFaults(file: string, componentFile: string | null): string[] {
  const { when, whenNot, anatomy, keys, props, parts } = guideWords(file)
  const texts = [
    when,
    whenNot,
    ...[anatomy, keys, props, ...Object.values(parts)].map(Object.values),
  ]
  const unread = texts.flat().filter((text) => !isRussian(text))
  const own = componentFile === null ? null : propsTold(componentFile, props)
  const shapes = [...(componentFile && own ? shapesIn(componentFile, own.members) : [])]
  const told = [
    ...(own ? [own] : []),
    ...shapes.map(([of, members]) => ({ of, members, words: parts[of] ?? {}, defaults: none })),
  ]
  const known = new Set(shapes.map(([of]) => of))
  const unknown = Object.keys(parts).filter((part) => !known.has(part))
  return [
    ...unread.map((text) => `not Russian: «${text}»`),
    ...told.flatMap(difference),
    ...told.flatMap(untoldDefaults),
    ...(componentFile && own ? falseDefaults(own, componentFile) : []),
    ...unknown.map((part) => `no such shape: ${part}`),
  ]
}

function propsTold(file: string, words: Told['words']): Told {
  const name = basename(file, '.tsx')
  const { value, ...others } = writtenProps(file, name)
  const members = value ? { ...others, value: { ...value, comment: ofValue(file, name) } } : others
  return { of: `props of ${name}`, members, words, defaults: hiddenDefaults(file, name) }
}

/** What the comment of the props says of `value`, which many components inherit: «the first item's unless told». */
function ofValue(file: string, name: string): string {
  const source = readFileSync(file, 'utf8')
  const comment = commentBefore(source, source.indexOf(`export interface ${name}Props`))
  return comment.startsWith('/** The value') ? comment : ''
}

/** The shapes that types of props name, and those that these name, wherever the repository declares them. */
function shapesIn(file: string, props: WrittenMembers): Map<string, WrittenMembers> {
  const shapes = new Map<string, WrittenMembers>()
  function add(from: string, members: WrittenMembers) {
    const written = Object.values(members).map(({ summary }) => summary.replaceAll(/'[^']*'/g, ''))
    for (const name of written.join(' ').match(/\b[A-Z]\w+/g) ?? []) {
      const found = declarationOf(from, name)
      if (found?.node.type !== 'TSInterfaceDeclaration' || shapes.has(name)) continue
      const own = writtenMembers(found.file, name)
      shapes.set(name, own)
      add(found.file, own)
    }
  }
  add(file, props)
  return shapes
}

function difference({ of, members, words }: Told): string[] {
  const names = Object.keys(members)
  const told = Object.keys(words)
  return [
    ...names.filter((name) => !told.includes(name)).map((name) => `${of}: no words of ${name}`),
    ...told.filter((name) => !names.includes(name)).map((name) => `${of}: there is no ${name}`),
  ]
}

function untoldDefaults({ of, members, words, defaults }: Told): string[] {
  return Object.entries(members).flatMap(([name, { comment }]) => {
    const text = words[name] ?? ''
    const value = defaults.get(name)
    const isText = value !== undefined && /^['"]/.test(value)
    const isTold =
      (value === undefined && !/unless told|by default/.test(comment)) ||
      (isText ? toldDefault(text).value !== null : tellsDefault(text))
    return isTold ? [] : [`${of}: no default of ${name}`]
  })
}

/** A default that is told must be the code's: on the page it stands in place of what react-docgen has found. */
function falseDefaults({ of, words }: Told, file: string): string[] {
  const written = new Map(allDefaults(file, basename(file, '.tsx')))
  return Object.entries(words).flatMap(([name, text]) => {
    const told = toldDefault(text).value
    const value = written.get(name)?.replaceAll('"', "'")
    const isLiteral = value !== undefined && /^(?:'.*'|-?[\d._]+|true|false|null)$/.test(value)
    return told === null || !isLiteral || told === value
      ? []
      : [`${of}: ${name} is ${value}, not ${told}`]
  })
}
