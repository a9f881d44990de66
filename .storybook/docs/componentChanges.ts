import * as history from '@parket/tools/workshop/componentChanges'
import changelog from '../../packages/ui/CHANGELOG.md?raw'

const files = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changesets = Object.values(files)

/** What versions changed in a component, and what the next one changes. */
export function changesOf(component: string): history.ComponentChange[] {
  return history.changesOf(component, { changelog, changesets })
}

/** How much one can rely on it: «Стабильный, с версии 0.1.0.» */
export function statusOf(component: string): string {
  return history.statusOf(component, { changelog, changesets })
}

/** What the next version changes, of one kind: points of a list in Markdown. */
export function waitingList(kind: history.ChangeKind): string {
  return history
    .waitingChanges(changesets)
    .filter((change) => change.kind === kind)
    .map(({ text }) => `- ${text}`)
    .join('\n')
}
