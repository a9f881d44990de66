import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseFile } from '../declarations.ts'
import { root } from '../../paths.ts'
import { librarySource } from '../shownComponents.ts'
import { exportedStories, type ExportedStory, type Expression } from '../storyFile.ts'
import { storyFileName } from './screens.ts'

/** A story as its file says it. */
interface WrittenStory {
  /** «Ticked». */
  exported: string
  /** What it shows; none where the file does not say it. */
  words?: string
  /** The story whose args it has, seen in another place: «Ticked». */
  variantOf?: string
}

/** A file of stories. */
interface WrittenStories {
  /** «ClubScreen». */
  name: string
  /** What the thing is for, above its `meta`; none where nothing is said. */
  purpose?: string
  stories: readonly WrittenStory[]
}

/** All screens and layouts of the library, as their stories are written. */
export function shownStories(): WrittenStories[] {
  return storiesBelow('{screens,layouts}')
}

/** All else that the workshop has stories of: components, icons, foundations and letters. */
export function otherStories(): WrittenStories[] {
  const letters = join(root, '.storybook', 'letters', 'Letters.stories.tsx')
  return [...storiesBelow('{components,icons,theme}'), writtenStories(letters)]
}

function storiesBelow(folders: string): WrittenStories[] {
  return globSync(`${folders}/**/*.stories.tsx`, { cwd: librarySource }).map((file) =>
    writtenStories(join(librarySource, file)),
  )
}

/** What a file of stories says in words. @param file absolute */
export function writtenStories(file: string): WrittenStories {
  const { source, body } = parseFile(file)
  const [, purpose] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/.exec(source) ?? []
  return {
    name: storyFileName(file),
    ...(purpose !== undefined && { purpose: purpose.trim() }),
    stories: exportedStories({ body }).map(writtenStory),
  }
}

function writtenStory({ name, value }: ExportedStory): WrittenStory {
  const properties = value?.type === 'ObjectExpression' ? value.properties : []
  const words = nameIn(properties)
  const variantOf = storyOfArgs(properties)
  return {
    exported: name,
    ...(words !== undefined && { words }),
    ...(variantOf !== undefined && { variantOf }),
  }
}

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties']

/** The `name` that counts: what is spread after it would take its place. */
function nameIn(properties: Properties): string | undefined {
  const last = properties.findLastIndex(({ type }) => type === 'SpreadElement')
  for (const property of properties.slice(last + 1)) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    const { key, value } = property
    if (key.name === 'name' && value.type === 'Literal' && typeof value.value === 'string')
      return value.value
  }
  return undefined
}

/** The story that gives all its args: `...Ticked`, `args: Ticked.args`, `args: Ticked.args ?? {}`. */
function storyOfArgs(properties: Properties): string | undefined {
  let found: string | undefined
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      if (property.argument.type === 'Identifier') found = property.argument.name
    } else if (property.key.type === 'Identifier' && property.key.name === 'args') {
      const { value } = property
      const args = value.type === 'LogicalExpression' ? value.left : value
      const isOthers = args.type === 'MemberExpression' && args.object.type === 'Identifier'
      found = isOthers && args.object.type === 'Identifier' ? args.object.name : undefined
    }
  }
  return found
}
