const files = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What changesets of one kind say of `@parket/ui`, without their heads: points of a list in Markdown. */
export function changesetList(kind: 'minor' | 'patch'): string {
  return Object.values(files)
    .map((text) => text.split('---'))
    .filter(([, packages = '']) => packages.includes(`'@parket/ui': ${kind}`))
    .map(([, , ...said]) => `- ${said.join('---').trim().replaceAll('\n', ' ')}`)
    .join('\n')
}
