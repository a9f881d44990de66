import { parseAst } from 'rolldown/parseAst'
import { componentRenames, exportRenames, moduleRenames, type PropRename } from './propRenames.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Gives the code with the new names of `@parket/ui`: props of its components in JSX, keys of items that are
 * written there, `args` of stories whose meta names a component, imported types and import paths. What it cannot
 * see (props in variables, a Menu's own trigger) the compiler points at.
 *
 * @param file where the code stands: in the library itself a relative import is one of ours, too
 * @throws SyntaxError where the code cannot be parsed
 */
export function renameProps(code: string, file: string): string {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const program = parseAst(code, { lang }) as unknown as Node
  const edits: Edit[] = []
  const isOurs = (path: string) =>
    path.startsWith('@parket/ui/') || (path.startsWith('.') && file.includes('packages/ui/src/'))
  const names = importedNames(program, isOurs, edits)
  visit(program, (node) => {
    if (node.type === 'JSXOpeningElement') renameAttributes(node, names.components, code, edits)
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      const renamed = names.exports.get(String(node['name']))
      if (renamed) edits.push({ ...range(node), text: renamed })
    }
  })
  renameStoryArgs(program, names.components, code, edits)
  return applied(code, edits)
}

/** The local names of our components, and which imported names have new ones. */
function importedNames(program: Node, isOurs: (path: string) => boolean, edits: Edit[]) {
  const components = new Map<string, string>()
  const exports = new Map<string, string>()
  for (const statement of program['body'] as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue
    const source = statement['source'] as Node
    const path = String(source['value'])
    if (!isOurs(path)) continue
    const moved = moduleRenames[path]
    if (moved) edits.push({ ...range(source), text: `'${moved}'` })
    for (const specifier of statement['specifiers'] as Node[]) {
      const imported = nameOf(specifier['imported'])
      const local = nameOf(specifier['local'])
      if (imported in componentRenames) components.set(local, imported)
      const renamed = exportRenames[imported]
      if (renamed && imported === local) exports.set(imported, renamed)
    }
  }
  return { components, exports }
}

function renameAttributes(
  element: Node,
  components: ReadonlyMap<string, string>,
  code: string,
  edits: Edit[],
): void {
  const component = components.get(nameOf(element['name']))
  if (component === undefined) return
  const { props = {}, itemKeys = {} } = componentRenames[component] ?? {}
  for (const attribute of element['attributes'] as Node[]) {
    if (attribute.type !== 'JSXAttribute') continue
    const name = nameOf(attribute['name'])
    const rename = props[name]
    if (rename !== undefined) edits.push(attributeEdit(attribute, rename, code))
    if (rename !== 'items' && name !== 'items') continue
    visit(attribute['value'], (node) => {
      if (node.type === 'ObjectExpression') renameKeys(node, itemKeys, code, edits)
    })
  }
}

function attributeEdit(attribute: Node, rename: PropRename, code: string): Edit {
  if (typeof rename === 'string') return { ...range(attribute['name'] as Node), text: rename }
  const value = attribute['value'] as Node | null
  const text = value === null ? 'true' : code.slice(value.start + 1, value.end - 1)
  const attributeOf = { true: '', false: rename.opposite }[text]
  return { ...range(attribute), text: attributeOf ?? `${rename.opposite}={!(${text})}` }
}

/** `args` in a file of stories are props of the component that its meta names. */
function renameStoryArgs(
  program: Node,
  components: ReadonlyMap<string, string>,
  code: string,
  edits: Edit[],
): void {
  let component: string | undefined
  visit(program, (node) => {
    if (isProperty(node, 'component')) component ??= components.get(nameOf(node['value']))
  })
  if (component === undefined) return
  const { props = {}, itemKeys = {} } = componentRenames[component] ?? {}
  visit(program, (node) => {
    const value = node['value'] as Node
    if (!isProperty(node, 'args') || value.type !== 'ObjectExpression') return
    renameKeys(value, props, code, edits)
    for (const property of value['properties'] as Node[]) {
      const name = nameOf(property['key'])
      if (name !== 'items' && props[name] !== 'items') continue
      visit(property['value'], (inner) => {
        if (inner.type === 'ObjectExpression') renameKeys(inner, itemKeys, code, edits)
      })
    }
  })
}

function renameKeys(
  object: Node,
  renames: Readonly<Record<string, PropRename>>,
  code: string,
  edits: Edit[],
): void {
  for (const property of object['properties'] as Node[]) {
    if (property.type !== 'Property' || property['computed'] === true) continue
    const rename = renames[nameOf(property['key'])]
    if (typeof rename !== 'string') continue
    const key = /^\w+$/.test(rename) ? rename : `'${rename}'`
    const target = property['shorthand'] === true ? property : (property['key'] as Node)
    const text = property['shorthand'] === true ? `${key}: ${code.slice(...span(property))}` : key
    edits.push({ ...range(target), text })
  }
}

const isProperty = (node: Node, name: string) =>
  node.type === 'Property' && nameOf(node['key']) === name

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

const range = ({ start, end }: Node) => ({ start, end })
const span = ({ start, end }: Node): [number, number] => [start, end]

function visit(node: unknown, act: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, act)
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  act(node as Node)
  for (const child of Object.values(node)) visit(child, act)
}

/** From the end on, so that places before stay; an edit that two rules found is made once. */
function applied(code: string, edits: readonly Edit[]): string {
  let result = code
  const seen = new Set<number>()
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    if (seen.has(start)) continue
    seen.add(start)
    result = result.slice(0, start) + text + result.slice(end)
  }
  return result
}
