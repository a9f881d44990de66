import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

import { subsets } from './subsets.ts'

/** Signs in a file's code that the typeface's files do not have; comments may have any. */
function missingSigns(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return [...new Set(code)].filter((sign) => {
    const point = sign.codePointAt(0) ?? 0
    const isCut = subsets.some(({ ranges }) =>
      ranges.some(([from, to]) => point >= from && point <= to),
    )
    return point >= 0x20 && !isCut
  })
}

test('screens use signs of the typeface alone: others come from whatever face a device has', async () => {
  const folder = new URL('../../', import.meta.url)
  const files = await readdir(folder, { recursive: true })
  const ofScreens = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
  expect(ofScreens.length).toBeGreaterThan(300)
  const found = await Promise.all(
    ofScreens.map(async (file) => {
      const signs = missingSigns(await readFile(new URL(file, folder), 'utf8'))
      return signs.length === 0 ? [] : [`${file}: ${signs.join(' ')}`]
    }),
  )
  expect(found.flat()).toEqual([])
})

test('a planted arrow is found in a text, and none in a comment', () => {
  expect(missingSigns("// 1 → 2\nconst text = '1 \\u2192 2'")).toEqual(['→'])
})
