/** The library's components by name: their modules have the same one. */
const components = new Set(
  Object.keys(import.meta.glob('../packages/ui/src/components/*/*.tsx')).map(
    (path) =>
      path
        .split('/')
        .at(-1)
        ?.replace(/\.tsx$/, '') ?? '',
  ),
)

/** What «Show code» of a story shows: code that can be copied, with its imports. Storybook calls it twice. */
export function importedSource(code: string): string {
  if (code.startsWith('import ')) return code
  const plain = code.replaceAll(/\{function [^{]*\{[^{}]*\}\}/g, '{() => {}}')
  const used = [...plain.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  const imports = [...new Set(used)]
    .filter((name) => components.has(name))
    .toSorted()
    .map((name) => `import { ${name} } from '@parket/ui/components/${name}'`)
  return imports.length === 0 ? plain : `${imports.join('\n')}\n\n${plain}`
}
