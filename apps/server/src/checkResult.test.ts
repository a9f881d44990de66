import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { expect, it } from 'vitest'

import { runScript } from './testing/child.ts'
import { tempFolder } from './testing/tempFolder.ts'

const folder = join(import.meta.dirname, 'testing/fixtures/results')
const SIGNED = join(folder, 'signed.json')
const KEYS = join(folder, 'keys.json')

/** `npm run check-result -- …` */
async function check(...args: string[]): Promise<{ code: number | null; said: string[] }> {
  const child = runScript('checkResult.ts', {}, args)
  const said: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    said.push(line)
  }
  return { code: await child.exit, said }
}

function changed(change: (file: ResultFile) => void): string {
  const file = JSON.parse(readFileSync(SIGNED, 'utf8')) as ResultFile
  change(file)
  const path = join(tempFolder(), 'changed.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}

it('a signed file of before is sound, as it was written, with the keys and without', async () => {
  expect(await check(SIGNED, '--keys', KEYS)).toEqual({
    code: 0,
    said: [
      '7. Соло, взрослые: версия 1 от 21.11.2026, команда «Весна»',
      '7. Соло, взрослые: места, имена и контрольная сумма сходятся',
      '7. Соло, взрослые: подпись верна, ключ 27746c7130728670, ключи команды «Весна»',
    ],
  })
  const { code, said } = await check(SIGNED)
  expect(code).toBe(0)
  expect(said.at(-1)).toMatch(/не проверялась: нужен файл ключей/)
})

it.each<[what: string, change: (file: ResultFile) => void, said: RegExp]>([
  [
    'a mark',
    ({ rounds }) => {
      const [row] = rounds[0]?.marks ?? []
      if (row) row.values = { 1: 3, 2: 1, 3: 2 }
    },
    /контрольная сумма другая/,
  ],
  [
    'a name',
    ({ places }) => {
      if (places[0]) places[0].names = ['Чужая Анна']
    },
    /имя «Чужая Анна» не то, что опубликовано/,
  ],
  [
    'the signature',
    ({ signature }) => {
      if (signature) signature.value = 'x'.repeat(86)
    },
    /подпись неверна/,
  ],
  [
    'the key',
    ({ signature }) => {
      if (signature) signature.key = '0000000000000000'
    },
    /подписано ключом, которого у команды нет/,
  ],
])('%s that is changed is named, and ends with 1', async (_, change, words) => {
  const { code, said } = await check(changed(change), '--keys', KEYS)
  expect(code).toBe(1)
  expect(said.join('\n')).toMatch(words)
})

it('without a file, or with another one for the keys, it says so in one line', async () => {
  expect((await check()).code).toBe(1)
  expect((await check(SIGNED, '--keys', SIGNED)).code).toBe(1)
})
