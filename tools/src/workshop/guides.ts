import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../paths.ts'
import { declarationOf, type VariableNode } from './declarations.ts'
import { librarySource } from './shownComponents.ts'
import { keyOf } from './writtenTypes.ts'

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

const components = join(librarySource, 'components')

/** The folders of components that have a page in the workshop. */
export function componentsWithPages(): string[] {
  return globSync('*/*.stories.tsx', { cwd: components })
    .filter((story) => basename(story) === `${story.split('/')[0]}.stories.tsx`)
    .map((story) => story.split('/')[0] ?? '')
    .toSorted()
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

/** The name of the component that a folder's page shows; null where it shows several. */
export function shownIn(folder: string): string | null {
  const text = readFileSync(join(components, folder, `${folder}.stories.tsx`), 'utf8')
  return /\bcomponent: (\w+)/.exec(text)?.[1] ?? null
}

/** Where that component stands; null where the page shows several. */
export function shownFile(folder: string): string | null {
  const name = shownIn(folder)
  return name === null ? null : join(components, folder, `${name}.tsx`)
}
