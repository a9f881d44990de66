import { join } from 'node:path'
import { parseFile } from './declarations.ts'
import type { SyntaxNode } from './syntax.ts'

type Statement = ReturnType<typeof parseFile>['body'][number]
/** Any expression. */
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>
type PropertyNode = Exclude<ObjectNode['properties'][number], { type: 'SpreadElement' }>
type VariableStatement = Extract<Statement, { type: 'VariableDeclaration' }>

/** Why a story has no code to show. */
export class NoSnippet extends Error {}

/** A name that a file declares or imports at its top. */
export type TopName =
  | { kind: 'import'; request: string; imported: string; isType: boolean }
  | { kind: 'own'; node: SyntaxNode; value: Expression | null }

/** A file with what it knows under which name. */
export interface SourceFile {
  /** Absolute. */
  file: string
  source: string
  body: readonly Statement[]
  names: ReadonlyMap<string, TopName>
}

/** A piece of one of the files. */
export interface Piece<Node extends SyntaxNode = Expression> {
  in: SourceFile
  node: Node
}

/** An arg of a story; without a name it is a spread of several. */
export interface Arg extends Piece {
  name: string | null
}

/** What a story or its meta says, what it takes from others included. */
export interface StoryParts {
  args: Arg[]
  component?: Piece
  render?: Piece
  decorators: Piece[]
  isPlaying: boolean
  tags: string[]
}

const nothing: StoryParts = { args: [], decorators: [], isPlaying: false, tags: [] }

/** Reads a file of the repository for its stories, or for what a story uses. */
export function readSource(file: string): SourceFile {
  const { source, body } = parseFile(file)
  return { file, source, body, names: new Map(body.flatMap(topNames)) }
}

/** A story as its file exports it. */
export interface ExportedStory {
  name: string
  /** What it is made of. */
  value: Expression | null
}

/** The stories that a file exports, in order. */
export function exportedStories({ body }: Pick<SourceFile, 'body'>): ExportedStory[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (node?.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? { name: id.name, value: init } : [],
    )
  })
}

/** What the meta of a file says for all of its stories. @throws NoSnippet where that cannot be read */
export function metaOf(file: SourceFile): StoryParts {
  return partsNamed(file, 'default')
}

/** What a story of a file is, together with its meta. @throws NoSnippet where that cannot be read */
export function storyParts(file: SourceFile, name: string): StoryParts {
  const story = partsNamed(file, name)
  const meta = metaOf(file)
  return {
    ...meta,
    ...story,
    args: mergedArgs(meta.args, story.args).filter(isGiven),
    decorators: [...story.decorators, ...meta.decorators],
    tags: [...meta.tags, ...story.tags],
  }
}

/** The file that an import names. */
export function importedFile({ file }: SourceFile, request: string): SourceFile {
  return readSource(join(file, '..', request))
}

function partsNamed(file: SourceFile, name: string): StoryParts {
  const found = file.names.get(name)
  if (found?.kind === 'own' && found.value) return partsOf(file, found.value)
  if (found?.kind === 'import' && found.request.startsWith('.')) {
    return partsNamed(importedFile(file, found.request), found.imported)
  }
  throw new NoSnippet(`${name} is no story that can be read`)
}

function partsOf(file: SourceFile, given: Expression): StoryParts {
  const node = plain(given)
  if (node.type === 'Identifier') return partsNamed(file, node.name)
  if (node.type !== 'ObjectExpression') throw new NoSnippet('It is not written as an object')
  const parts = { ...nothing }
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') Object.assign(parts, partsOf(file, property.argument))
    else Object.assign(parts, partOf({ in: file, node: property.value }, keyOf(property)))
  }
  return parts
}

function partOf(piece: Piece, name: string): Partial<StoryParts> {
  switch (name) {
    case 'args':
      return { args: argsOf(piece.in, piece.node) }
    case 'component':
      return { component: piece }
    case 'render':
      return { render: borrowedRender(piece) ?? piece }
    case 'decorators':
      return { decorators: decoratorsOf(piece) }
    case 'play':
      return { isPlaying: true }
    case 'tags':
      return { tags: stringsIn(piece.node) }
    default:
      return {}
  }
}

function argsOf(file: SourceFile, given: Expression): Arg[] {
  const node = plain(given)
  const from = otherStory(node, 'args')
  if (from !== null) return partsNamed(file, from).args
  if (node.type !== 'ObjectExpression') return [{ name: null, in: file, node }]
  let args: Arg[] = []
  for (const property of node.properties) {
    const later: Arg[] =
      property.type === 'SpreadElement'
        ? argsOf(file, property.argument)
        : [{ name: keyOf(property), in: file, node: property.value }]
    args = mergedArgs(args, later)
  }
  return args
}

/** The later ones win, as Storybook merges them. */
function mergedArgs(args: readonly Arg[], later: readonly Arg[]): Arg[] {
  const names = new Set(later.flatMap(({ name }) => name ?? []))
  return [...args.filter(({ name }) => name === null || !names.has(name)), ...later]
}

/** A story takes an arg of the meta away by `undefined`. */
const isGiven = ({ node }: Arg) => node.type !== 'Identifier' || node.name !== 'undefined'

function decoratorsOf(piece: Piece): Piece[] {
  const node = plain(piece.node)
  const from = otherStory(node, 'decorators')
  if (from !== null) return partsNamed(piece.in, from).decorators
  if (node.type !== 'ArrayExpression') throw new NoSnippet('Its decorators cannot be read')
  return node.elements.flatMap((one) =>
    one && one.type !== 'SpreadElement' ? [{ in: piece.in, node: one }] : [],
  )
}

function borrowedRender({ in: file, node }: Piece): Piece | null {
  const from = otherStory(node, 'render')
  return from === null ? null : (partsNamed(file, from).render ?? null)
}

/** The story whose part a value is: `Loading` of `Loading.args`. */
function otherStory(node: Expression, part: string): string | null {
  const isPart =
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.property.type === 'Identifier' &&
    node.property.name === part
  return isPart && node.object.type === 'Identifier' ? node.object.name : null
}

/** Without brackets, `as const` and `satisfies`. */
export function plain(node: Expression): Expression {
  const isMarked =
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  return isMarked ? plain(node.expression) : node
}

/** The key of a property as it is meant: `aria-label`. @throws NoSnippet where it is computed */
export function keyOf({ key }: Pick<PropertyNode, 'key'>): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new NoSnippet('A key is computed')
}

function stringsIn(node: Expression): string[] {
  if (node.type !== 'ArrayExpression') return []
  return node.elements.flatMap((one) =>
    one?.type === 'Literal' && typeof one.value === 'string' ? one.value : [],
  )
}

function topNames(statement: Statement): [string, TopName][] {
  if (statement.type === 'ImportDeclaration') return importedNames(statement)
  if (statement.type === 'ExportDefaultDeclaration') {
    const value = statement.declaration as Expression
    return [['default', { kind: 'own', node: statement, value }]]
  }
  const node = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
  if (node.type === 'VariableDeclaration') return variables(node)
  const isNamed =
    node.type === 'FunctionDeclaration' ||
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration'
  return isNamed && node.id ? [[node.id.name, { kind: 'own', node, value: null }]] : []
}

function importedNames(
  statement: Extract<Statement, { type: 'ImportDeclaration' }>,
): [string, TopName][] {
  const request = statement.source.value
  return statement.specifiers.map((one) => {
    const isNamed = one.type === 'ImportSpecifier'
    const imported = isNamed && 'name' in one.imported ? one.imported.name : 'default'
    const isType = statement.importKind === 'type' || (isNamed && one.importKind === 'type')
    const isWhole = one.type === 'ImportNamespaceSpecifier'
    return [one.local.name, { kind: 'import', request, imported: isWhole ? '*' : imported, isType }]
  })
}

function variables(node: VariableStatement): [string, TopName][] {
  return node.declarations.flatMap(({ id, init }): [string, TopName][] =>
    id.type === 'Identifier' ? [[id.name, { kind: 'own', node, value: init }]] : [],
  )
}
