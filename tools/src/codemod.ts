import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { renameProps } from './codemods/renameProps.ts'

// `node tools/src/codemod.ts <folder>…` writes the new names of `@parket/ui` into a site's code; format it then.
for (const folder of process.argv.slice(2).map((path) => resolve(path))) {
  for await (const file of glob('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/node_modules/**'],
  })) {
    const path = join(folder, file)
    const code = await readFile(path, 'utf8')
    const renamed = renameProps(code, path)
    if (renamed === code) continue
    await writeFile(path, renamed)
    console.log(path)
  }
}
