import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { besideProgram, joinServer } from './copyProgram.ts'
import { packRelease } from './packRelease.ts'

const release = mkdtempSync(join(tmpdir(), 'parket-program-'))
const server = join(release, 'apps/server')
const folder = join(server, 'src')
after(() => rmSync(release, { recursive: true }))

void test('the joined server finds the files that it runs beside itself, none of them TypeScript', async () => {
  await joinServer(folder)
  const named = globSync('**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = [...text.matchAll(/new URL\(["'](\.\.?\/[^"']+)["'], import\.meta\.url\)/g)]
    return found.map(([, name = '']) => join(dirname(file), name))
  })
  deepEqual(named.toSorted(), [
    'prepare.js',
    'program/planWorker.js',
    'program/ratingWorker.js',
    'program/tableWorker.js',
  ])
  ok(named.every((file) => existsSync(join(folder, file))))
})

void test('the joined server reads beside itself what a release puts there', async () => {
  await joinServer(folder)
  const read = globSync('**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = [...text.matchAll(/join\(import\.meta\.dirname((?:, "[^"]+")+)\)/g)]
    const uses = text.split('import.meta.dirname').length - 1
    const asFolder = text.split('cwd: import.meta.dirname').length - 1
    equal(
      found.length + asFolder,
      uses,
      `${file} uses its folder in a way that this test does not know`,
    )
    return found.map(([, parts = '']) =>
      join(folder, dirname(file), ...(JSON.parse(`[${parts.slice(2)}]`) as string[])),
    )
  })
  deepEqual(
    read.toSorted(),
    [
      join(server, 'package.json'),
      besideProgram(release, 'emptyCluster.tar.gz'),
      besideProgram(release, 'migrations'),
    ].toSorted(),
  )
})

void test('a release that lacks what its program reads is not packed', async () => {
  const pack = () => packRelease({ name: basename(release), folder: release, limitMB: 1000 })
  await rejects(pack, /emptyCluster\.tar\.gz/)
  mkdirSync(dirname(besideProgram(release, 'emptyCluster.tar.gz')), { recursive: true })
  writeFileSync(besideProgram(release, 'emptyCluster.tar.gz'), '')
  await rejects(pack, /migrations/)
})
