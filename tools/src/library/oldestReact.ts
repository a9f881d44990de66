import { cp, mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'

/** The first version that the library's peer range takes, installed for the tools under names of their own. */
const oldest = {
  react: 'react-oldest',
  'react-dom': 'react-dom-oldest',
  '@types/react': '@types/react-oldest',
  '@types/react-dom': '@types/react-dom-oldest',
}

/**
 * Checks the example's types and renders it as HTML with the oldest React that the library says it takes.
 *
 * @returns the version
 * @throws Error when the types do not hold or the page does not render
 */
export async function checkOldestReact(): Promise<string> {
  return withConsumer('linked', async (folder) => {
    const version = await giveOldestReact(folder)
    await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
    const build = ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist/server']
    await runProgram(folder, 'node_modules/vite/bin/vite.js', [...build, '--logLevel', 'warn'])
    const { render } = (await import(
      pathToFileURL(join(folder, 'dist', 'server', 'server.js')).href
    )) as { render: () => string }
    if (!render().includes('Наши турниры')) throw new Error('The page of the example is not there.')
    return version
  })
}

/**
 * Puts the oldest React into a site in place of its own.
 *
 * @returns the version
 */
export async function giveOldestReact(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules')
  for (const [name, alias] of Object.entries(oldest)) await copy(alias, join(modules, name))
  await copyBeside(oldest['react-dom'], 'scheduler', modules)
  await copyBeside(oldest['@types/react'], 'csstype', modules)
  const manifest = await readFile(join(modules, 'react', 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

const installed = (name: string) => realpath(join(root, 'tools', 'node_modules', name))

/** Its files in place of a link: what it imports is then looked up in the site, as anywhere else. */
async function copy(name: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await cp(await installed(name), target, { recursive: true })
}

/** What a package needs itself: pnpm keeps it in the `node_modules` that the package lies in. */
async function copyBeside(name: string, needed: string, modules: string): Promise<void> {
  const path = await installed(name)
  const beside = path.slice(0, path.lastIndexOf('/node_modules/') + '/node_modules/'.length)
  await cp(await realpath(beside + needed), join(modules, needed), { recursive: true })
}
