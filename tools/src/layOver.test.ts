import { deepEqual } from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { hashedFirst, layOver } from './layOver.ts'

void test('a build keeps the files of the four before it, and replaces what has the same name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-builds-'))
  const target = join(folder, 'dist')
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const built = join(folder, 'next')
    await mkdir(join(built, 'assets'), { recursive: true })
    await writeFile(join(built, 'assets', `page-${n}.js`), '')
    await writeFile(join(built, 'assets', 'always.js'), '')
    await writeFile(join(built, 'entry.js'), `build ${n}`)
    await layOver(built, target)
  }
  const kept = ['page-3.js', 'page-4.js', 'page-5.js', 'page-6.js', 'page-7.js']
  deepEqual((await readdir(join(target, 'assets'))).toSorted(), ['always.js', ...kept])
  deepEqual(await readFile(join(target, 'entry.js'), 'utf8'), 'build 7')
  deepEqual(await readdir(folder), ['dist'])
  await rm(folder, { recursive: true })
})

void test('what was there without a record of it goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-builds-'))
  const [built, target] = [join(folder, 'next'), join(folder, 'dist')]
  await mkdir(built)
  await mkdir(target)
  await writeFile(join(target, 'stray.js'), '')
  await writeFile(join(built, 'entry.js'), '')
  await layOver(built, target)
  deepEqual((await readdir(target)).toSorted(), ['builds.json', 'entry.js'])
  await rm(folder, { recursive: true })
})

void test('a record that cannot be read counts as none, and the build after it has one again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-builds-'))
  const [built, target] = [join(folder, 'next'), join(folder, 'dist')]
  await mkdir(built)
  await mkdir(target)
  await writeFile(join(target, 'builds.json'), '[["entry.')
  await writeFile(join(built, 'entry.js'), '')
  await layOver(built, target)
  deepEqual(await readFile(join(target, 'builds.json'), 'utf8'), '[["entry.js"]]')
  deepEqual((await readdir(target)).toSorted(), ['builds.json', 'entry.js'])
  await rm(folder, { recursive: true })
})

void test('what names files comes after the files that it names', () => {
  const files = ['client/.vite/manifest.json', 'client/assets/a.js', 'server/entry-server.js']
  deepEqual(hashedFirst([...files, 'server/assets/b.js']), [
    'client/assets/a.js',
    'server/assets/b.js',
    'client/.vite/manifest.json',
    'server/entry-server.js',
  ])
})
