const files = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What changesets say of `@parket/ui`, without their heads; each in one line, so that it is one point of a list. */
export function changesetTexts(): string[] {
  return Object.values(files)
    .map((text) => text.split('---'))
    .filter(([, packages = '']) => packages.includes('@parket/ui'))
    .map(([, , ...said]) => said.join('---').trim().replaceAll('\n', ' '))
}
