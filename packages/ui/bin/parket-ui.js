#!/usr/bin/env node
// `npx @parket/ui@latest migrate src`: writes the names of this release into code that was written for the first one.
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrate } from './migrate.js'

const usage = `npx @parket/ui@latest migrate [--dry-run] <папка или файл>…

Переписывает имена @parket/ui и @parket/domain версии 0.1.0 на нынешние: пути, экспорты и свойства компонентов.
Сохраните работу в git, запустите, отформатируйте и проверьте типы.

--dry-run  только показать, что изменится`

const [command, ...args] = process.argv.slice(2)
const isDry = args.includes('--dry-run')
const targets = args.filter((arg) => !arg.startsWith('-'))
const unknown = args.filter((arg) => arg.startsWith('-') && arg !== '--dry-run')
if (command !== 'migrate' || targets.length === 0 || unknown.length > 0) {
  console.error(usage)
  process.exit(command === 'help' || command === '--help' ? 0 : 1)
}

let changed = 0
let byHand = 0
for (const target of targets) {
  for await (const path of filesOf(resolve(target))) {
    const before = await readFile(path, 'utf8')
    const { code, notes } = migrate(before)
    if (code !== before) {
      changed += 1
      console.log(`${isDry ? 'изменится' : 'изменён'}  ${path}`)
      if (!isDry) await writeFile(path, code)
    }
    for (const { line, text } of notes) {
      byHand += 1
      console.log(`вручную  ${path}:${line}  ${text}`)
    }
  }
}
console.log(`Файлов: ${changed}. Осталось решить вручную: ${byHand}.`)

/** The modules of a folder, without what others wrote or a build made. */
async function* filesOf(target) {
  if ((await stat(target)).isFile()) {
    yield target
    return
  }
  const options = {
    cwd: target,
    exclude: (name) => ['node_modules', 'dist', '.next', '.git'].includes(name),
  }
  for await (const file of glob('**/*.{ts,tsx,mts,js,jsx,mjs}', options)) yield join(target, file)
}
