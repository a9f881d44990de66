import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { rolldown, type OutputAsset, type OutputChunk } from 'rolldown'
import { root } from '../paths.ts'
import { run } from '../run.ts'
import { readClientModules } from './clientModule.ts'
import { libraryEntries } from './entries.ts'
import { packageFolder, readManifest, type LibraryPackage } from './packages.ts'

/**
 * Makes a package's `dist`: a module of JavaScript and of types for every module of the source, and
 * beside each what it needs of CSS, so that a bundler takes along only what is used.
 *
 * @throws Error when the types do not hold
 */
export async function buildPackage(name: LibraryPackage): Promise<void> {
  const folder = packageFolder(name)
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  await writeModules(name, dist)
  await writeTypes(name, dist)
}

async function writeModules(name: LibraryPackage, dist: string): Promise<void> {
  const folder = packageFolder(name)
  const entries = await libraryEntries(name)
  const clients = await readClientModules(folder)
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(({ path, file }) => [path, file])),
    cwd: folder,
    // Other packages stay imports; the CSS that is made on the way is ours.
    external: (id) => !/^[./]/.test(id) && !id.includes('.vanilla.css'),
    plugins: [vanillaExtractPlugin({ cwd: folder, identifiers: 'short' })],
    transform: { jsx: 'react-jsx', target: 'es2022' },
    // A class name written in place of its import would leave the CSS behind.
    optimization: { inlineConst: false },
    checks: { pluginTimings: false },
  })
  const { output } = await bundle.write({
    dir: dist,
    format: 'es',
    sourcemap: true,
    // Written here, not in the source: the site has no server components, and its bundler would warn of each.
    banner: ({ moduleIds: [id = ''] }) => (clients.has(id) ? "'use client'" : ''),
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    entryFileNames: '[name].js',
    assetFileNames: ({ originalFileNames: [source = ''] }) => cssName(source),
  })
  await bundle.close()
  for (const item of output) {
    if (item.type === 'asset') await withFonts(item, join(folder, 'src'), dist)
    else await importByCondition(item, dist)
  }
  if (output.some(({ type }) => type === 'asset')) await writeFile(join(dist, 'noCss.js'), '')
}

/**
 * CSS is imported by the package's own name for it: `imports` of its `package.json` gives Node, which knows no CSS, an
 * empty module in its place.
 */
async function importByCondition({ fileName, code }: OutputChunk, dist: string): Promise<void> {
  const written = code.replaceAll(
    /^import "(\.[^"]+\.css)";$/gm,
    (_, css: string) => `import "#css/${join(dirname(fileName), css)}";`,
  )
  if (written !== code) await writeFile(join(dist, fileName), written)
}

/** `src/components/Button/Button.css.ts.vanilla.css` lies as `components/Button/Button.css`. */
function cssName(source: string): string {
  return source.replace(/^.*?\bsrc\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css')
}

/** What the CSS asks for comes along, or inside where it says so: not every bundler knows our word for it. */
async function withFonts(css: OutputAsset, src: string, dist: string): Promise<void> {
  const text = String(css.source)
  const fonts = [...text.matchAll(/url\('?(\.\/[^'?)]+)\?(inline|no-inline)'?\)/g)]
  if (fonts.length === 0) return
  const folder = dirname(css.fileName)
  let written = text
  for (const [whole, file = '', how] of fonts) {
    const source = join(src, folder, file)
    if (how === 'inline') {
      const data = (await readFile(source)).toString('base64')
      written = written.replace(whole, `url(data:font/woff2;base64,${data})`)
    } else {
      const target = join(dist, folder, file)
      await mkdir(dirname(target), { recursive: true })
      await cp(source, target)
      // The typeface's licence goes where the typeface goes.
      await cp(join(dirname(source), 'OFL.txt'), join(dirname(target), 'OFL.txt'))
      written = written.replace(whole, `url('${file}')`)
    }
  }
  await writeFile(join(dist, css.fileName), written)
}

/**
 * The compiler follows the same modules and leaves their types beside them; declarations written as
 * such it does not copy.
 */
async function writeTypes(name: LibraryPackage, dist: string): Promise<void> {
  const folder = packageFolder(name)
  const entries = await libraryEntries(name)
  const project = join(root, '.tsbuild', 'library', `${name}.json`)
  await mkdir(dirname(project), { recursive: true })
  await writeFile(
    project,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        composite: false,
        incremental: false,
        rootDir: join(folder, 'src'),
        outDir: dist,
        // What others install leans on nobody's ambient types.
        types: [],
      },
      include: [],
      files: entries.map(({ file }) => file),
      references: name === 'domain' ? [] : [{ path: packageFolder('domain') }],
    }),
  )
  const code = await run('tsc', ['-p', project])
  if (code !== 0) throw new Error(`The types of ${name} do not hold.`)
  for (const target of Object.values((await readManifest(name)).exports)) {
    if (!target?.endsWith('.d.ts')) continue
    const copy = join(dist, target.replace('./src/', ''))
    await mkdir(dirname(copy), { recursive: true })
    await cp(join(folder, target), copy)
  }
}
