import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { repeatedAnswer } from './repeatedAnswers.ts'

const long = () => ({ names: Array.from({ length: 200 }, (_, n) => `Пара ${n}`) })

it('one object is written and compressed once, another one is another answer', async () => {
  const answer = long()
  const repeated = repeatedAnswer(answer)
  expect(repeatedAnswer(answer)).toBe(repeated)
  expect(repeated.compressed('br')).toBe(repeated.compressed('br'))
  expect(repeatedAnswer(long())).not.toBe(repeated)
  expect(repeatedAnswer(long()).etag).toBe(repeated.etag)
  expect(repeatedAnswer({ names: [] }).etag).not.toBe(repeated.etag)
})

it('says the same in each encoding', async () => {
  const { json, compressed } = repeatedAnswer(long())
  expect(JSON.parse(json)).toEqual(long())
  expect(brotliDecompressSync((await compressed('br')) ?? '').toString()).toBe(json)
  expect(gunzipSync((await compressed('gzip')) ?? '').toString()).toBe(json)
})

it('a short answer is sent as it is', () => {
  expect(repeatedAnswer({ names: [] }).compressed('br')).toBeNull()
})
