import { deepEqual, ok } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { productFiles } from './imports.ts'
import { writtenEscapes } from './writtenEscapes.ts'

void test('no page shows an escape as it is written', async () => {
  const lists = ['packages/ui/src', 'packages/react/src', 'apps/site/src', 'examples'].map(
    async (folder) =>
      (await productFiles(join(root, folder)))
        .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
        .map((file) => `${folder}/${file}`),
  )
  const files = (await Promise.all(lists)).flat()
  ok(files.length > 400)
  const found = await Promise.all(
    files.map(async (file) =>
      writtenEscapes(file, await readFile(join(root, file), 'utf8')).map((at) => `${file}:${at}`),
    ),
  )
  deepEqual(found.flat(), [])
})

void test('an escape in an attribute or between tags is found, one in braces is none', () => {
  const source = [
    String.raw`const planted = <Note text="в\u00A0списке">`,
    String.raw`  12\u00A0мест {'и\u00A0ещё'}`,
    String.raw`</Note>`,
    String.raw`const good = <Note text={'в\u00A0списке'} path="a\b" />`,
  ].join('\n')
  deepEqual(writtenEscapes('Planted.tsx', source), [
    String.raw`1: "в\u00A0списке"`,
    String.raw`1: 12\u00A0мест`,
  ])
})
