import { equal, notEqual } from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fingerprint } from './fingerprint.ts'
import { root } from './paths.ts'

void test('a change of any source is seen, one of what is built or installed is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-fingerprint-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const now = () => fingerprint([relative(root, folder)])
  try {
    let before = await now()
    for (const path of ['index.html', 'src/data/api.ts', 'src/pages/events/HomePage.tsx']) {
      await write(path, 'one')
      const added = await now()
      notEqual(added, before, `${path} added`)
      await write(path, 'another')
      before = await now()
      notEqual(before, added, `${path} changed`)
    }
    for (const path of ['dist/app.js', 'node_modules/x/index.js', 'e2e/login.e2e.ts']) {
      await write(path, 'one')
      equal(await now(), before, path)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
