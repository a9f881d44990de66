import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseFile } from '../declarations.ts'
import { root } from '../../paths.ts'
import { librarySource } from '../shownComponents.ts'
import { storyFileName } from './screens.ts'

/** A story as its file says it. */
interface WrittenStory {
  /** «Ticked». */
  exported: string
  /** What it shows; none where the file does not say it. */
  words?: string
}

/** A file of stories. */
interface WrittenStories {
  /** «ClubScreen». */
  name: string
  /** What the thing is for, above its `meta`; none where nothing is said. */
  purpose?: string
  stories: readonly WrittenStory[]
}

type Body = ReturnType<typeof parseFile>['body']

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
    stories: body.flatMap(storiesIn),
  }
}

function storiesIn(statement: Body[number]): WrittenStory[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  if (statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.map(({ id, init }) => {
    const words = init?.type === 'ObjectExpression' ? nameIn(init.properties) : undefined
    return {
      exported: id.type === 'Identifier' ? id.name : '',
      ...(words !== undefined && { words }),
    }
  })
}

type Properties = Extract<
  NonNullable<
    Extract<Body[number], { type: 'VariableDeclaration' }>['declarations'][number]['init']
  >,
  { type: 'ObjectExpression' }
>['properties']

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
