import { basename } from 'node:path'
import { format } from 'oxfmt'
import { NeededCode } from './NeededCode.ts'
import type { PublicModules } from './publicModules.ts'
import {
  exportedStories,
  NoSnippet,
  plain,
  readSource,
  storyParts,
  type Expression,
  type Piece,
  type SourceFile,
  type StoryParts,
} from '../workshop/storyFile.ts'
import { argsText, attributes, childrenText, constants } from './args.ts'
import { nodesIn, usesOf, type Edit, type SyntaxNode } from '../workshop/syntax.ts'

/** The code of one story, for somebody who has the library alone. */
export interface Snippet {
  /** With the name of its file: `Button.Stickersheet`. */
  name: string
  /** The export: `Stickersheet`. */
  story: string
  /** A module; null where no stranger could use it. */
  code: string | null
  /** Why there is none. */
  problem: string | null
  /** Whether the docs show the story, with its code. */
  isShown: boolean
  /** The files that the code was taken from, absolute. */
  files: string[]
}

type FunctionNode = Extract<Expression, { generator: boolean } | { expression: boolean }>
type JsxNode = Extract<Expression, { type: 'JSXElement' }>

/** The docs are narrower than our files. */
const style = { semi: false, singleQuote: true, printWidth: 80 } as const

/**
 * Writes the code of each story of a file: its own source with its args and helpers, imports as a stranger writes
 * them.
 *
 * @param path of a `.stories.tsx` file, absolute
 */
export function snippetsOf(modules: PublicModules, path: string): Promise<Snippet[]> {
  const file = readSource(path)
  return Promise.all(
    exportedStories(file).map(({ name }, index) => snippetOf(modules, file, name, index === 0)),
  )
}

async function snippetOf(
  modules: PublicModules,
  file: SourceFile,
  story: string,
  isFirst: boolean,
): Promise<Snippet> {
  const name = `${basename(file.file, '.stories.tsx')}.${story}`
  const needed = new NeededCode(modules)
  let isShown = true
  try {
    const parts = storyParts(file, story)
    isShown = !parts.tags.includes('!autodocs') && (isFirst || !parts.isPlaying)
    const body = bodyOf(needed, parts)
    const code = await formatted(`${needed.text}\n\nexport function ${story}() {\n${body}\n}\n`)
    return { name, story, code, problem: null, isShown, files: needed.files }
  } catch (error) {
    if (!(error instanceof NoSnippet)) throw error
    return { name, story, code: null, problem: error.message, isShown, files: [] }
  }
}

async function formatted(text: string): Promise<string> {
  const { code, errors } = await format('snippet.tsx', text, style)
  if (errors[0]) throw new Error(`${errors[0].message}\n${text}`)
  return code.trimEnd()
}

function bodyOf(needed: NeededCode, parts: StoryParts): string {
  const { before, shown } = parts.render
    ? rendered(needed, parts, parts.render)
    : { before: '', shown: element(needed, parts) }
  return `${before}\nreturn (${parts.decorators.reduce((inner, one) => decorated(needed, one, inner), shown)})`
}

function element(needed: NeededCode, { component, args }: StoryParts): string {
  if (!component) throw new NoSnippet('It has neither a component nor a render')
  const name = needed.textOf(component)
  const children = childrenText(needed, args)
  const opening = `<${name} ${attributes(needed, args, ['children'])}`
  return children === null ? `${opening} />` : `${opening}>${children}</${name.replace(/<.*/, '')}>`
}

function rendered(needed: NeededCode, parts: StoryParts, render: Piece) {
  const node = plain(render.node)
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') {
    throw new NoSnippet('Its render is no function')
  }
  if (node.params.length > 1) throw new NoSnippet('It asks the toolbar')
  const { before, edits, own } = givenArgs(needed, parts, { in: render.in, node })
  const body = node.body && node.body.type !== 'BlockStatement' ? plain(node.body) : node.body
  if (!body) throw new NoSnippet('Its render has no body')
  const text = needed.textOf({ in: render.in, node: body }, edits, own)
  if (body.type !== 'BlockStatement') return { before, shown: text }
  const [, statements = '', shown] = /^\{([^]*)\n\s*return ([^]*)\}$/.exec(text) ?? []
  if (shown === undefined) throw new NoSnippet('Its render returns in more than one place')
  return { before: `${before}\n${statements}`, shown: shown.trim().replace(/^\(([^]*)\)$/, '$1') }
}

interface GivenArgs {
  /** Lines that the function begins with. */
  before: string
  edits: Edit[]
  /** Names that the render has of its args. */
  own: string[]
}

/** What stands for the parameter of a render. */
function givenArgs(needed: NeededCode, parts: StoryParts, render: Piece<FunctionNode>): GivenArgs {
  const [parameter] = render.node.params
  const { body } = render.node
  if (!parameter || !body) return { before: '', edits: [], own: [] }
  if (parameter.type === 'ObjectPattern') return constants(needed, parts, render.in, parameter)
  if (parameter.type !== 'Identifier') throw new NoSnippet('Its args cannot be read')
  const { name } = parameter
  const uses = usesOf(body, name)
  if (uses === 0) return { before: '', edits: [], own: [name] }
  const spread = uses === 1 ? spreadOf(body, name) : null
  // What is called each time it is drawn would be another thing each time.
  const isMade = parts.args.some(
    ({ node }) => /^(Call|New)Expression$/.test(node.type) && !isSpy(node),
  )
  if (spread === null || isMade) {
    needed.declare(name, argsText(needed, parts, name))
    return { before: '', edits: [], own: [name] }
  }
  return { before: '', edits: spreadEdits(needed, parts, spread), own: [name] }
}

const isSpy = (node: Expression) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'fn'

/** The element that takes all args: `<Button {...args} />`. */
function spreadOf(body: SyntaxNode, name: string): JsxNode | null {
  const elements = [...nodesIn(body)].filter((node) => node.type === 'JSXElement') as JsxNode[]
  return elements.find((one) => spreadIn(one, name)) ?? null
}

function spreadIn({ openingElement }: JsxNode, name?: string) {
  return openingElement.attributes.find(
    (one) =>
      one.type === 'JSXSpreadAttribute' &&
      one.argument.type === 'Identifier' &&
      (name === undefined || one.argument.name === name),
  )
}

function spreadEdits(needed: NeededCode, { args }: StoryParts, found: JsxNode): Edit[] {
  const { openingElement, closingElement } = found
  const spread = spreadIn(found)
  if (!spread) return []
  const given = openingElement.attributes.flatMap((one) =>
    one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? one.name.name : [],
  )
  const isOpen = !closingElement && !given.includes('children')
  const children = isOpen ? childrenText(needed, args) : null
  const text = attributes(needed, args, [...given, 'children'])
  const edits = [{ start: spread.start, end: spread.end, text }]
  if (children === null || openingElement.name.type !== 'JSXIdentifier') return edits
  const closing = `>${children}</${openingElement.name.name}>`
  return [...edits, { start: openingElement.end - 2, end: openingElement.end, text: closing }]
}

/** A decorator's own element around what it decorates; one with a name of its own frames stories of the workshop alone. */
function decorated(needed: NeededCode, { in: file, node: given }: Piece, inner: string): string {
  const node = plain(given)
  if (node.type === 'Identifier') return inner
  if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') {
    throw new NoSnippet('A decorator cannot be read')
  }
  const [parameter] = node.params
  if (parameter?.type !== 'Identifier' || node.params.length > 1) {
    throw new NoSnippet('A decorator asks the toolbar')
  }
  const { name } = parameter
  const edits = [...nodesIn(node.body)].flatMap((one): Edit[] => {
    const text = file.source.slice(one.start, one.end)
    const isPlace = text === `<${name} />` || text === `{${name}()}`
    return isPlace ? [{ start: one.start, end: one.end, text: inner }] : []
  })
  return needed.textOf({ in: file, node: plain(node.body) }, edits, [name])
}
