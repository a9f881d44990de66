import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { runProgram } from './consumerFolder.ts'
import { fakeFetch } from './fakeApi.ts'
import { componentsOf, givenProps, type GuideModule } from './guideParts.ts'

/**
 * Runs blocks of the guide that are for a server by Node, where an API of one event answers. A component may wait for its
 * data, as server components do; a function `render` makes the HTML of an address.
 *
 * @throws Error when one throws or shows nothing
 */
export async function runOnServer(folder: string, modules: readonly GuideModule[]): Promise<void> {
  const dist = join(folder, 'dist', 'guide')
  const bundle = await rolldown({
    input: Object.fromEntries(modules.map(({ name, file }) => [name, file])),
    external: (id) => !/^[./]/.test(id),
    transform: { jsx: 'react-jsx' },
  })
  await bundle.write({ dir: dist })
  await bundle.close()
  const names = JSON.stringify(modules.map(({ name }) => name))
  const script = join(dist, 'run.js')
  await writeFile(
    script,
    `${fakeFetch}${componentsOf}
import { renderToString } from 'react-dom/server'
const given = ${JSON.stringify(givenProps)}
for (const name of ${names}) {
  const module = await import('./' + name + '.js')
  const shown = componentsOf(module).map(async (component) => renderToString(await component(given)))
  if (module.render) shown.push(module.render(given.page.url))
  for (const html of await Promise.all(shown)) {
    if (!/>[^<\\s]/.test(html.replace(/<(style|script).*?<\\/\\1>/gs, ''))) throw new Error(name + ' shows nothing')
  }
}
`,
  )
  await runProgram(folder, script, [])
}
