import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { joinServer } from './copyProgram.ts'

const folder = mkdtempSync(join(tmpdir(), 'parket-program-'))
after(() => rmSync(folder, { recursive: true }))

void test('the joined server finds the files that it runs beside itself, none of them TypeScript', async () => {
  await joinServer(folder)
  const named = globSync('**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = [...text.matchAll(/new URL\(["'](\.\.?\/[^"']+)["'], import\.meta\.url\)/g)]
    return found.map(([, name = '']) => join(dirname(file), name))
  })
  deepEqual(named.toSorted(), ['prepare.js', 'program/ratingWorker.js', 'program/tableWorker.js'])
  ok(named.every((file) => existsSync(join(folder, file))))
})
