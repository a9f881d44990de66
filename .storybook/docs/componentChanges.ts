import changelog from '../../packages/ui/CHANGELOG.md?raw'

/** What a version changed in a component. */
export interface ComponentChange {
  /** «0.2.0». */
  version: string
  /** What a point of the version's list says of it, in Markdown. */
  text: string
}

/** The sentences of the library's CHANGELOG that name a component as code or in bold, the newest first. */
export function changesOf(component: string): ComponentChange[] {
  const named = new RegExp(`(?:\`<?|\\*\\*(?:[^*]* )?)${component}\\b`)
  return changelog.split(/^## /m).flatMap((part) => {
    const version = part.slice(0, part.indexOf('\n')).trim()
    const sentences = part
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => line.slice(2).split(/(?<=\.) (?=[A-Z*`])/))
    return sentences.filter((text) => named.test(text)).map((text) => ({ version, text }))
  })
}
