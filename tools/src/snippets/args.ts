import type { NeededCode } from './NeededCode.ts'
import {
  keyOf,
  NoSnippet,
  type Arg,
  type Expression,
  type SourceFile,
  type StoryParts,
} from '../workshop/storyFile.ts'
import { boundNames } from '../workshop/syntax.ts'

type Pattern = Extract<
  Extract<Expression, { type: 'ArrowFunctionExpression' }>['params'][number],
  { type: 'ObjectPattern' }
>

/** Args as attributes of JSX. */
export function attributes(
  needed: NeededCode,
  args: readonly Arg[],
  without: readonly string[],
): string {
  return args
    .filter(({ name }) => name === null || !without.includes(name))
    .map((arg) => attribute(needed, arg))
    .join(' ')
}

function attribute(needed: NeededCode, arg: Arg): string {
  const text = valueOf(needed, arg)
  if (arg.name === null) return `{...${text}}`
  if (arg.node.type !== 'Literal') return `${arg.name}={${text}}`
  if (arg.node.value === true) return arg.name
  const { value } = arg.node
  const isPlain = typeof value === 'string' && text.slice(1, -1) === value && !/["&\n]/.test(value)
  return isPlain ? `${arg.name}="${value}"` : `${arg.name}={${text}}`
}

/** The arg `children` as it stands between tags; null where there is none. */
export function childrenText(needed: NeededCode, args: readonly Arg[]): string | null {
  const children = args.find(({ name }) => name === 'children')
  if (!children) return null
  const text = valueOf(needed, children)
  if (/^JSX(Element|Fragment)$/.test(children.node.type)) return text
  const value = children.node.type === 'Literal' ? children.node.value : null
  const isPlain =
    typeof value === 'string' && /^\S(.*\S)?$/.test(value) && !/[{}<>&\\\u00A0]/.test(value + text)
  return isPlain ? value : `{${text}}`
}

/** All args under a name, with the type that the component gives them. */
export function argsText(
  needed: NeededCode,
  { args, component }: StoryParts,
  name: string,
): string {
  if (!component) throw new NoSnippet('It has args but no component')
  needed.needComponentProps()
  const all = args.map((arg) => {
    const text = valueOf(needed, arg)
    if (arg.name === null) return `...${text}`
    return arg.name === text ? text : `${JSON.stringify(arg.name)}: ${text}`
  })
  return `const ${name}: ComponentProps<typeof ${needed.textOf(component)}> = { ${all.join(', ')} }`
}

/** The args that a render takes apart, each under its own name. */
export function constants(
  needed: NeededCode,
  parts: StoryParts,
  file: SourceFile,
  pattern: Pattern,
) {
  const names: string[] = []
  for (const property of pattern.properties) {
    const arg =
      property.type === 'Property' && parts.args.find((one) => one.name === keyOf(property))
    if (!arg || property.value.type !== 'Identifier')
      return destructured(needed, parts, file, pattern)
    const { name } = property.value
    names.push(name)
    const text = valueOf(needed, arg)
    if (text !== name) needed.declare(name, `const ${name} = ${text}`)
  }
  return { before: '', edits: [], own: names }
}

function destructured(
  needed: NeededCode,
  parts: StoryParts,
  { source }: SourceFile,
  pattern: Pattern,
) {
  const own = [...boundNames(pattern)]
  const all = own.includes('args') ? 'props' : 'args'
  needed.declare(all, argsText(needed, parts, all))
  const text = source.slice(pattern.start, pattern.end)
  return { before: `const ${text} = ${all}`, edits: [], own }
}

function valueOf(needed: NeededCode, { in: file, node }: Arg): string {
  const text = needed.textOf({ in: file, node })
  // A method's text begins with its parameters.
  return node.type === 'FunctionExpression' && !/^(async )?function/.test(text)
    ? `function ${text}`
    : text
}
