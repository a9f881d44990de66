import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../paths.ts'
import { declarationOf, type VariableNode } from './declarations.ts'
import { keyOf, writtenMembers, writtenTypes } from './writtenTypes.ts'

type Value = VariableNode['init']
type Words = Record<string, string>

/** The words of a component's guide that can be read without running it. */
export interface GuideWords {
  when: string
  whenNot: string
  anatomy: Words
  keys: Words
  props: Words
  /** By the name of the shape, then of its member. */
  parts: Record<string, Words>
}

/** The file of each guide, by the component's name. */
export function guideFiles(): ReadonlyMap<string, string> {
  const folder = join(root, '.storybook', 'docs', 'components')
  const files = globSync('*/*.tsx', { cwd: folder })
  return new Map(files.map((file) => [basename(file, '.tsx'), join(folder, file)]))
}

/** Reads a guide. @throws Error where the file has none */
export function guideWords(file: string): GuideWords {
  const guide = membersOf(file, 'guide')
  const parts = guide.get('parts')
  return {
    when: textOf(guide.get('when')?.value),
    whenNot: textOf(guide.get('whenNot')?.value),
    anatomy: wordsOf(guide.get('anatomy')),
    keys: wordsOf(guide.get('keys')),
    props: wordsOf(guide.get('props')),
    parts: Object.fromEntries(
      [...(parts ? objectMembers(parts) : [])].map(([name, part]) => [name, wordsOf(part)]),
    ),
  }
}

/**
 * What is wrong with the words of a guide: a prop without any, words of a prop that is not there, words
 * that are not Russian.
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
  const unread = texts.flat().filter((text) => !/[А-Яа-яё]/.test(text))
  const name = componentFile === null ? '' : basename(componentFile, '.tsx')
  const own = componentFile === null ? {} : (writtenTypes(componentFile)[name] ?? {})
  const told = [`props of ${name}`, Object.keys(own), props] as const
  const shapes = componentFile === null ? [] : shapesOf(componentFile, Object.values(own))
  const shown = shapes.map((shape) => {
    const members = componentFile === null ? {} : writtenMembers(componentFile, shape)
    return [shape, Object.keys(members), parts[shape] ?? {}] as const
  })
  const unknown = Object.keys(parts).filter((part) => !shapes.includes(part))
  return [
    ...unread.map((text) => `not Russian: «${text}»`),
    ...[told, ...shown].flatMap(([of, members, words]) =>
      difference(of, members, Object.keys(words)),
    ),
    ...unknown.map((part) => `no such shape: ${part}`),
  ]
}

function difference(of: string, members: readonly string[], told: readonly string[]): string[] {
  return [
    ...members.filter((name) => !told.includes(name)).map((name) => `${of}: no words of ${name}`),
    ...told.filter((name) => !members.includes(name)).map((name) => `${of}: there is no ${name}`),
  ]
}

/** The shapes of the component's own folder that the types of its props name. */
function shapesOf(componentFile: string, types: readonly { summary: string }[]): string[] {
  const named = types.flatMap(({ summary }) =>
    (summary.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? []).filter((name) => {
      const found = declarationOf(componentFile, name)
      return (
        found?.node.type === 'TSInterfaceDeclaration' &&
        join(found.file, '..') === join(componentFile, '..')
      )
    }),
  )
  return [...new Set(named)]
}

interface Member {
  file: string
  value: Value
}

/** The members of an object that a file declares or imports, those of spread objects too. */
function membersOf(file: string, name: string): Map<string, Member> {
  const found = declarationOf(file, name)
  if (found?.node.type !== 'VariableDeclarator') throw new Error(`no «${name}» in ${file}`)
  return objectMembers({ file: found.file, value: found.node.init })
}

function objectMembers({ file, value }: Member): Map<string, Member> {
  if (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression') {
    return objectMembers({ file, value: value.expression })
  }
  if (value?.type === 'Identifier') return membersOf(file, value.name)
  if (value?.type !== 'ObjectExpression') return new Map()
  return new Map(
    value.properties.flatMap((property): [string, Member][] => {
      if (property.type === 'SpreadElement') {
        return [...objectMembers({ file, value: property.argument })]
      }
      const { key } = property
      const name = keyOf(key)
      return name === null ? [] : [[name, { file, value: property.value }]]
    }),
  )
}

function wordsOf(member: Member | undefined): Words {
  const members = member ? objectMembers(member) : []
  return Object.fromEntries([...members].map(([name, { value }]) => [name, textOf(value)]))
}

function textOf(value: Value | undefined): string {
  if (value?.type === 'Literal') return String(value.value)
  if (value?.type === 'TemplateLiteral') return value.quasis[0]?.value.cooked ?? ''
  return ''
}
