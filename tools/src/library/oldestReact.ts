import { cp, mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../paths.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { fakeAnswers } from './fakeApi.ts'

/** The first version that the library's peer range takes, installed for the tools under names of their own. */
const oldest = {
  react: 'react-oldest',
  'react-dom': 'react-dom-oldest',
  '@types/react': '@types/react-oldest',
  '@types/react-dom': '@types/react-dom-oldest',
}

/**
 * Checks the types of two examples and renders one as HTML with the oldest React that the library says it takes.
 *
 * @returns the version
 * @throws Error when the types do not hold or the page does not render
 */
export async function checkOldestReact(): Promise<string> {
  await withConsumer('linked', checkTypes)
  return withConsumer(
    'linked',
    async (folder) => {
      const version = await checkTypes(folder)
      const { render } = await buildServer(folder)
      const data = fakeAnswers['/api/events']
      const api = { GET: async () => ({ data, response: Response.json(data) }) }
      const { html } = await render('http://localhost/events/', api)
      if (!html.includes('Весенний кубок')) throw new Error('The page of the example is not there.')
      return version
    },
    'vite-server',
  )
}

async function checkTypes(folder: string): Promise<string> {
  const version = await giveOldestReact(folder)
  await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
  return version
}

interface SiteServer {
  render: (url: string, api: object) => Promise<{ html: string }>
}

async function buildServer(folder: string): Promise<SiteServer> {
  const outDir = join(folder, 'dist', 'server')
  await build({
    root: folder,
    logLevel: 'warn',
    // What is linked from the repository would bring its own React.
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: true },
    build: { ssr: 'src/server.tsx', outDir },
  })
  return (await import(pathToFileURL(join(outDir, 'server.js')).href)) as SiteServer
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
