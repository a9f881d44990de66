import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../paths.ts'
import { declarationOf, type VariableNode } from './declarations.ts'
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
