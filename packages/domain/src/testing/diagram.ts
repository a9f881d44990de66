import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * A page of documentation with a Mermaid state diagram. Pages are kept by file snapshots, so that
 * those in `docs/states` always show the states there are.
 */
export function statePage(title: string, text: string, diagram: readonly string[]): string {
  return [
    `# ${title}`,
    '',
    text,
    '',
    'Drawn from the code by `packages/domain/src/testing/diagram.test.ts`; not edited by hand.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...diagram.map((line) => `  ${line}`),
    '```',
    '',
  ].join('\n')
}

/** The lines of a machine's diagram. */
export function drawMachine({ root }: AnyStateMachine): string[] {
  if (root.type !== 'parallel') return inside(root)
  return [`state "${root.key}" as ${root.key} {`, ...indented(inside(root)), '}']
}

/** Arrows with their labels; those between the same two states are drawn as one. */
export function drawArrows(
  arrows: readonly { from: string; to: string; label: string }[],
): string[] {
  const byEnds = Map.groupBy(arrows, ({ from, to }) => `${from} --> ${to}`)
  return [...byEnds].map(
    ([ends, same]) => `${ends}: ${[...new Set(same.map(({ label }) => label))].join(', ')}`,
  )
}

function inside(node: AnyStateNode): string[] {
  const children = Object.values(node.states)
  const initial = node.type === 'compound' ? (node.initial.target ?? []) : []
  return [
    ...initial.map((target) => `[*] --> ${nameOf(target)}`),
    ...children.flatMap((child, at) => [
      ...(node.type === 'parallel' && at > 0 ? ['--'] : []),
      ...state(child),
    ]),
    ...drawArrows(children.flatMap(arrowsFrom)),
  ]
}

function state(node: AnyStateNode): string[] {
  const label = `state "${node.key}" as ${nameOf(node)}`
  const children = Object.keys(node.states)
  return children.length === 0 ? [label] : [`${label} {`, ...indented(inside(node)), '}']
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

function arrowsFrom(node: AnyStateNode) {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? [])
  return transitions.flatMap((transition) =>
    (transition.target ?? [node]).map((target) => ({
      from: nameOf(node),
      to: nameOf(target),
      label: labelOf(transition),
    })),
  )
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const condition = guardOf(guard)
  return condition === '' ? eventOf(eventType) : `${eventOf(eventType)} [${condition}]`
}

/** Events of XState's own as people say them. */
function eventOf(type: string): string {
  const [, kind, delay] = /^xstate\.(done|error|after)\.(\w+)/.exec(type) ?? []
  switch (kind) {
    case 'done':
      return 'done'
    case 'error':
      return 'failed'
    case 'after':
      return `after ${delay}`
    default:
      return type || 'at once'
  }
}

function guardOf(guard: unknown): string {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'string' ? guard : ''
}

function nameOf(node: AnyStateNode): string {
  return node.path.join('_')
}
