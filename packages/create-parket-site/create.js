#!/usr/bin/env node
// `npm create parket-site my-site`: copies a starter and writes the team's brand and the library's version into it.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `npm create parket-site <папка> -- [--next] [--name "Студия «Весна»"] [--email studio@example.test]
  [--accent "#0f6e84"] [--site https://vesna.example]
  [--library <папка с domain.tgz, api-client.tgz, ui.tgz и react.tgz>]

--next     Next (страницы с сервера); без него Vite
--site     сайт команды на «Паркете»: учётная запись и другие страницы, которых здесь нет;
           пока его нет, ссылки ведут на сервер разработки, http://127.0.0.1:3000
--library  взять пакеты из файлов, пока их нет в реестре`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    next: { type: 'boolean', default: false },
    name: { type: 'string', default: 'Студия «Весна»' },
    email: { type: 'string', default: 'studio@example.test' },
    accent: { type: 'string', default: '#0f6e84' },
    site: { type: 'string', default: 'http://127.0.0.1:3000' },
    library: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [target, ...others] = positionals
const problem = problemOf()
if (values.help || problem !== null) {
  console.error(problem === null ? usage : `${problem}\n\n${usage}`)
  process.exit(values.help ? 0 : 1)
}

const folder = resolve(target)
await mkdir(folder, { recursive: true })
if ((await readdir(folder)).length > 0) {
  console.error(`Папка ${folder} не пуста: сайт создаётся в новой.`)
  process.exit(1)
}
await cp(join(import.meta.dirname, 'template', values.next ? 'next' : 'vite'), folder, {
  recursive: true,
})
await cp(join(import.meta.dirname, 'template', 'README.md'), join(folder, 'README.md'))
// Registries leave a `.gitignore` out of a package.
await cp(join(import.meta.dirname, 'template', 'gitignore'), join(folder, '.gitignore'))
await writeBrand()
await writeManifest()
console.log(`Готово: ${folder}

  cd ${relative('', folder)}
  npm install
  npm run dev

Что дальше и что вписать перед выпуском, сказано в README.md.`)

/** What is wrong with what was typed, in Russian; null where nothing is. */
function problemOf() {
  if (target === undefined || others.length > 0) return 'Назовите одну папку нового сайта.'
  if (!/^#[\da-f]{6}$/i.test(values.accent)) return `«${values.accent}» не цвет вида #0f6e84.`
  if (values.name.trim() === '') return 'Название не может быть пустым.'
  if (!/^\S+@\S+$/.test(values.email)) return `«${values.email}» не адрес почты.`
  if (!/^https?:/.test(values.site) || !URL.canParse(values.site)) {
    return `«${values.site}» не адрес вида https://vesna.example.`
  }
  return null
}

async function writeBrand() {
  const path = join(folder, values.next ? 'brand.ts' : 'src/brand.ts')
  const { name, email, accent, site } = values
  let text = await readFile(path, 'utf8')
  for (const [key, value] of Object.entries({ name, email, accent, site })) {
    const quoted = `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
    text = text.replace(new RegExp(`(${key}(?::| =) )'[^']*'`), (_, before) => before + quoted)
  }
  await writeFile(path, text)
}

/** The packages of the library come out together, with one version, which is this package's too. */
async function writeManifest() {
  const own = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8'))
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  manifest.name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^\w.-]+/g, '-')
  const names = ['api-client', 'domain', 'react', 'ui']
  for (const name of names) {
    manifest.dependencies[`@parket/${name}`] =
      values.library === undefined
        ? `^${own.version}`
        : `file:${join(resolve(values.library), `${name}.tgz`)}`
  }
  // What the files ask of each other comes from the files, too.
  if (values.library !== undefined) {
    manifest.overrides = Object.fromEntries(
      names.map((name) => [`@parket/${name}`, `$@parket/${name}`]),
    )
  }
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
