/** What a version changed in a component. */
export interface ComponentChange {
  /** «0.2.0», or that it is not out yet. */
  version: string
  /** What kind of change it is, in Russian: «исправлено»; empty where nobody says it. */
  kind: string
  /** What is said of it, in Markdown and in English; empty where the kind says all. */
  text: string
}

/** What the library's history is read from. */
export interface History {
  /** CHANGELOG.md of `@parket/ui`. */
  changelog: string
  /** The files of changes that no version has yet, whole. */
  changesets: readonly string[]
}

/** How a changeset calls a change. */
export type ChangeKind = 'major' | 'minor' | 'patch'

const kinds: Record<ChangeKind, string> = {
  major: 'несовместимое',
  minor: 'новое',
  patch: 'исправлено',
}

const NEW = 'новый компонент'
const NEXT = 'К следующему выпуску'

/** What the headings of CHANGELOG.md stand for, by their beginning; the last three are those of changesets. */
const headings: readonly (readonly [string, string])[] = [
  ['Moving from', 'при переходе'],
  ['New components', NEW],
  ['Better', 'улучшено'],
  ['Major Changes', kinds.major],
  ['Minor Changes', kinds.minor],
  ['Patch Changes', kinds.patch],
]

/** The changes of a component: those of the next version, then those of the versions, the newest first. */
export function changesOf(
  component: string,
  { changelog, changesets }: History,
): ComponentChange[] {
  // As code or in bold.
  const named = new RegExp(`(?:\`<?|\\*\\*(?:[^*]* )?)${component}\\b`)
  const next = waitingChanges(changesets).map(({ kind, text }) => ({
    version: NEXT,
    kind: kinds[kind],
    text,
  }))
  return [...next, ...releasedChanges(changelog)]
    .flatMap(({ version, kind, text }) =>
      sentencesOf(text).map((sentence) => ({ version, kind, text: sentence })),
    )
    .filter(({ text }) => named.test(text))
    .map(({ version, kind, text }) => ({ version, kind, text: kind === NEW ? '' : text }))
}

/** How much one can rely on a component as it is, in a Russian sentence: since when it is there, and whether it is about to change. */
export function statusOf(component: string, history: History): string {
  const changes = changesOf(component, history)
  const [latest = '', ...earlier] = versionsOf(history.changelog)
  const first = changes.findLast(({ kind }) => kind === NEW)
  const since = first?.version ?? earlier.at(-1) ?? latest
  const isWaiting = changes.some(({ version }) => version === NEXT)
  const status = since === latest ? 'Новый' : 'Стабильный'
  return `${status}, с\u00A0версии ${since}${isWaiting ? '; меняется в\u00A0следующем выпуске' : ''}.`
}

function versionsOf(changelog: string): string[] {
  return [...changelog.matchAll(/^## (.+)$/gm)].map(([, version = '']) => version)
}

/** What changesets say of `@parket/ui`, each on one line. */
export function waitingChanges(
  changesets: readonly string[],
): { kind: ChangeKind; text: string }[] {
  return changesets.flatMap((file) => {
    const [, packages = '', ...said] = file.split('---')
    const kind = /["']@parket\/ui["']: (major|minor|patch)/.exec(packages)?.[1]
    if (!isKind(kind)) return []
    return [{ kind, text: said.join('---').trim().replaceAll('\n', ' ') }]
  })
}

function isKind(word: string | undefined): word is ChangeKind {
  return word !== undefined && Object.hasOwn(kinds, word)
}

function releasedChanges(changelog: string): ComponentChange[] {
  const [, ...versions] = changelog.split(/^## /m)
  return versions.flatMap((part) => {
    const [first = '', ...sections] = part.split(/^### /m)
    const version = first.split('\n')[0]?.trim() ?? ''
    return [`\n${first}`, ...sections].flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n')
      const kind = headings.find(([beginning]) => heading.startsWith(beginning))?.[1] ?? ''
      return lines
        .filter((line) => line.startsWith('- '))
        .map((line) => ({ version, kind, text: line.slice(2) }))
    })
  })
}

const sentencesOf = (text: string) => text.split(/(?<=\.) (?=[A-Z*`])/)
