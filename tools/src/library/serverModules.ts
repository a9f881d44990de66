import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './consumerFolder.ts'

/** What a framework with server components puts in the place of a module for the browser: its names, none to be called. */
const script = `
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    const loaded = next(url, context)
    const code = String(loaded.source)
    if (!/^["']use client["']/.test(code)) return loaded
    const [, list = ''] = /^export \\{([^}]*)\\}/m.exec(code) ?? []
    const names = list.split(',').map((name) => name.split(' as ').at(-1).trim()).filter(Boolean)
    const source = names.map((name) => \`export function \${name}() { throw new Error('\${name} is for the browser') }\`)
    return { ...loaded, source: source.join('\\n') }
  },
})
`

/** What is a hook or a context: a module for the browser imports it, a server component has no use for it. */
const hooks = /\/(fieldNames|MarkdownContext|use[A-Z]\w*)$/

/**
 * Imports modules as a server component does: with React's server build, and nothing of what is for the browser.
 *
 * @param folder a site that has the packed library
 * @param modules as they are imported
 * @throws Error when one asks for what the server build lacks
 */
export async function importOnServer(folder: string, modules: readonly string[]): Promise<void> {
  const file = join(folder, 'serverModules.js')
  const imports = modules
    .filter((name) => !hooks.test(name))
    .map(
      (name) => `await import('${name}')
`,
    )
  await writeFile(file, script + imports.join(''))
  await runProgram(folder, 'node', ['--conditions=react-server', file])
}
