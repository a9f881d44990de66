import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.ts'

/** A property that a class sets. */
interface SetProperty {
  /** Where: `&` is the class itself, also under conditions of the window. */
  selector: string
  property: string
}

interface Rule {
  type: string
  selector: string
  rule: Record<string, unknown>
}

/** What the library of styles calls while a style file runs; a file of ours says what it gives. */
interface Adapter {
  setAdapter: (adapter: Record<string, (rule: Rule) => unknown>) => void
}

interface FileScope {
  setFileScope: (file: string, packageName: string) => void
}

const library = createRequire(join(root, 'packages', 'ui', 'package.json'))
const rules = new Map<string, Rule['rule'][]>()
const ignore = () => {}
;(library('@vanilla-extract/css/adapter') as Adapter).setAdapter({
  appendCss({ type, selector, rule }) {
    if (type === 'local') rules.set(selector, [...(rules.get(selector) ?? []), rule])
  },
  registerClassName: ignore,
  registerComposition: ignore,
  markCompositionUsed: ignore,
  onEndFileScope: ignore,
  getIdentOption: () => 'short',
})
// Names count on from file to file: none is given twice.
;(library('@vanilla-extract/css/fileScope') as FileScope).setFileScope('styles', 'parket')

/**
 * The classes that an export of a style file stands for; of a record of styles those of all its keys.
 *
 * @param file absolute
 */
export async function classesOf(file: string, name: string): Promise<Set<string>> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  const value = exported[name]
  const lists = typeof value === 'string' ? [value] : Object.values(value ?? {})
  return new Set(lists.flatMap((list) => String(list).split(' ')))
}

/**
 * What two classes both set at one place with one specificity: there the style sheet that comes later wins.
 *
 * @returns the properties of the first
 */
export function setByBoth(one: string, other: string): string[] {
  const others = propertiesOf(other)
  const shared = propertiesOf(one).filter(({ selector, property }) =>
    others.some((each) => each.selector === selector && overlap(each.property, property)),
  )
  return [...new Set(shared.map(({ property }) => property))]
}

/**
 * What a class sets at a selector under a condition of the window.
 *
 * @param selector with `&` for the class, as it is written or a part of that
 */
export function setUnder(className: string, selector: string, media: string): Rule['rule'] {
  const found = (rules.get(className) ?? []).flatMap(({ selectors = {} }) =>
    Object.entries(selectors as Record<string, Rule['rule']>)
      .filter(([at]) => at.includes(selector))
      .map(([, own]) => (own['@media'] as Record<string, object> | undefined)?.[media]),
  )
  return Object.assign({}, ...found) as Rule['rule']
}

function propertiesOf(className: string): SetProperty[] {
  return (rules.get(className) ?? []).flatMap((rule) => propertiesWithin(rule, '&'))
}

function propertiesWithin(rule: Rule['rule'], selector: string): SetProperty[] {
  return Object.entries(rule).flatMap(([key, value]) => {
    if (key === 'vars' || key === '@layer') return []
    const nested = Object.entries(value ?? {}) as [string, Rule['rule']][]
    if (key.startsWith('@')) return nested.flatMap(([, own]) => propertiesWithin(own, selector))
    if (key === 'selectors') return nested.flatMap(([at, own]) => propertiesWithin(own, at))
    if (key.startsWith(':')) return propertiesWithin(value as Rule['rule'], `&${key}`)
    return [{ selector, property: key }]
  })
}

/** Begin like a shorthand, but are not set by it. */
const apart =
  /^(border(Radius|.*Radius|Collapse|Spacing)|flex(Direction|Wrap)|outlineOffset|gridArea|fontSynthesis)$/

/** The same property, or one is a part of the other: `paddingBlock` of `padding`. */
function overlap(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && !apart.test(long)
}
