import { parse, type ChildNode } from 'postcss'

/** Rules of a stylesheet, in order. */
export type Rules = readonly ChildNode[]

/** @param css a stylesheet as it was built */
export function parseRules(css: string): Rules {
  return parse(css).nodes
}

/**
 * The rules that something in a page can be drawn with. What is about a class that nothing there has is
 * left out; it belongs to what comes with the app, as do the stylesheets themselves. All else stays,
 * whatever state, attribute or medium it is for.
 */
export function rulesFor(rules: Rules, html: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  return rules.map((rule) => textOf(rule, classes)).join('')
}

function textOf(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === 'comment') return ''
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
    )
    return selectors.length === 0 ? '' : node.clone({ selectors }).toString()
  }
  // A list of layers or an import holds no rules; faces and keyframes are no rules about elements.
  if (node.type !== 'atrule' || !node.nodes) return `${node.toString()};`
  if (node.name === 'font-face' || node.name.endsWith('keyframes')) return node.toString()
  const inside = node.nodes.map((child) => textOf(child, classes)).join('')
  return inside && `@${node.name} ${node.params}{${inside}}`
}

/** The classes that an element must have, whatever a selector asks for in brackets besides. */
function classesOf(selector: string): string[] {
  return [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '')
  return shorter === selector ? shorter : withoutBrackets(shorter)
}
