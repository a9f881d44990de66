import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { serializedAnswer } from './serializedAnswers.ts'

const long = () => ({ names: Array.from({ length: 200 }, (_, n) => `Пара ${n}`) })

it('one object is written and compressed once, another one is another answer', async () => {
  const answer = long()
  const serialized = serializedAnswer(answer)
  expect(serializedAnswer(answer)).toBe(serialized)
  expect(serialized.compressed('br')).toBe(serialized.compressed('br'))
  expect(serializedAnswer(long())).not.toBe(serialized)
  expect(serializedAnswer(long()).etag).toBe(serialized.etag)
  expect(serializedAnswer({ names: [] }).etag).not.toBe(serialized.etag)
})

it('says the same in each encoding', async () => {
  const { json, compressed } = serializedAnswer(long())
  expect(JSON.parse(json)).toEqual(long())
  expect(brotliDecompressSync((await compressed('br')) ?? '').toString()).toBe(json)
  expect(gunzipSync((await compressed('gzip')) ?? '').toString()).toBe(json)
})

it('a short answer is sent as it is', () => {
  expect(serializedAnswer({ names: [] }).compressed('br')).toBeNull()
})
