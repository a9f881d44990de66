import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { zipFolder } from './zipFolder.ts'

void test('the archive holds every file of the folder under its path in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-zip-'))
  await mkdir(join(folder, 'site', 'assets'), { recursive: true })
  await writeFile(join(folder, 'site', 'index.json'), '{}')
  await writeFile(join(folder, 'site', 'assets', 'кнопка.js'), 'export {}')
  const archive = join(folder, 'site.zip')
  const { files, bytes } = await zipFolder(join(folder, 'site'), archive)
  const content = await readFile(archive)
  const held = Object.entries(unzipSync(content)).map(([name, data]) => [name, strFromU8(data)])
  assert.deepEqual({ files, bytes }, { files: 2, bytes: content.length })
  assert.deepEqual(Object.fromEntries(held), {
    'index.json': '{}',
    'assets/кнопка.js': 'export {}',
  })
  await rm(folder, { recursive: true })
})
