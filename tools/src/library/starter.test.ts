import { equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'

const program = join(root, 'packages', 'create-parket-site', 'create.js')

async function create(...args: string[]) {
  const cwd = await mkdtemp(join(tmpdir(), 'parket-create-'))
  const { status, stderr } = spawnSync('node', [program, ...args], { cwd, encoding: 'utf8' })
  const read = (file: string) => readFile(join(cwd, 'site', file), 'utf8')
  return { status, stderr, read, cwd, end: () => rm(cwd, { recursive: true }) }
}

void test('a new site has the brand that it was given, quotes and all, and the version of the library', async () => {
  const site = await create(
    'site',
    '--name',
    "Клуб 'Дуэт'",
    '--accent',
    '#7a3db8',
    '--email',
    'a@b.test',
    '--site',
    'https://duet.example',
  )
  equal(site.status, 0, site.stderr)
  const brand = await site.read('src/brand.ts')
  ok(brand.includes(String.raw`name: 'Клуб \'Дуэт\''`))
  ok(brand.includes("accent: '#7a3db8'") && brand.includes("email: 'a@b.test'"))
  ok(brand.includes("site = 'https://duet.example'"))
  const manifest = JSON.parse(await site.read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const { version } = JSON.parse(
    await readFile(join(root, 'packages', 'react', 'package.json'), 'utf8'),
  ) as { version: string }
  equal(manifest['dependencies']?.['@parket/react'], `^${version}`)
  ok((await site.read('.gitignore')).includes('node_modules/'))
  await site.end()
})

void test('the form for Next takes the library from files where it is told to', async () => {
  const site = await create('site', '--next', '--library', 'packed')
  equal(site.status, 0, site.stderr)
  const manifest = JSON.parse(await site.read('package.json')) as Record<
    string,
    Record<string, string>
  >
  equal(manifest['dependencies']?.['@parket/ui'], `file:${join(site.cwd, 'packed', 'ui.tgz')}`)
  equal(manifest['overrides']?.['@parket/ui'], '$@parket/ui')
  const brand = await site.read('brand.ts')
  ok(brand.includes('Студия «Весна»') && brand.includes("site = 'http://127.0.0.1:3000'"))
  await site.end()
})

void test('both forms tell the provider where the pages are that they lack', async () => {
  for (const [args, file] of [
    [[], 'src/main.tsx'],
    [['--next'], 'app/Parket.tsx'],
  ] as const) {
    const site = await create('site', ...args)
    match(await site.read(file), /<ParketProvider brand=\{brand\} site=\{site\}/)
    await site.end()
  }
})

void test('what is typed wrong is told in Russian, and nothing is made', async () => {
  for (const [args, words] of [
    [[], /Назовите одну папку/],
    [['site', '--accent', 'red'], /«red» не цвет/],
    [['site', '--email', 'nobody'], /«nobody» не адрес почты/],
    [['site', '--site', 'vesna.example'], /«vesna\.example» не адрес вида/],
    [['site', '--site', 'https://'], /«https:\/\/» не адрес вида/],
  ] as const) {
    const site = await create(...args)
    equal(site.status, 1)
    match(site.stderr.split('\n')[0] ?? '', words)
    equal((await readdir(site.cwd)).length, 0)
    await site.end()
  }
})

void test('a folder that has something in it is left as it is', async () => {
  const site = await create('site')
  const again = spawnSync('node', [program, 'site'], { cwd: site.cwd, encoding: 'utf8' })
  equal(again.status, 1)
  match(again.stderr, /не пуста/)
  await site.end()
})
