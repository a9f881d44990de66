import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileRound, resultFile } from '../testing/resultFile.ts'
import { sha256, signedFile } from '../testing/signedFile.ts'
import { canonicalJson } from './canonicalJson.ts'
import { hashInput, type ResultFile } from './resultFile.ts'

const file = signedFile(
  resultFile([fileRound({ kind: 'skating' }, { 1: '122', 2: '231', 3: '313' })], {
    1: '1',
    2: '2',
    3: '3',
  }),
)

/** The same value with the keys of every object in another order. */
function reordered(value: unknown, order: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => reordered(item, order))
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  return Object.fromEntries(
    order(Object.keys(members)).map((key) => [key, reordered(members[key], order)]),
  )
}

test('canonical bytes depend on what is said, not on the order or the spaces it is written with', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const canonical = canonicalJson(value)
      const rewritten: unknown = JSON.parse(
        JSON.stringify(
          reordered(value, (keys) => keys.toReversed()),
          null,
          indent,
        ),
      )
      expect(canonicalJson(rewritten)).toBe(canonical)
      expect(JSON.parse(canonical)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonicalJson(JSON.parse(canonical))).toBe(canonical)
    }),
  )
})

test('two different values never have the same canonical bytes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [first, second] = [one, other].map((value): unknown =>
        JSON.parse(JSON.stringify(value)),
      )
      const isSame = canonicalJson(first) === canonicalJson(second)
      expect(isSame).toBe(
        JSON.stringify(reordered(first, sorted)) === JSON.stringify(reordered(second, sorted)),
      )
    }),
  )
})

const sorted = (keys: string[]) => keys.toSorted()

test('names, their salts and the signature may be anything, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (names, name) => {
      const renamed: ResultFile = {
        ...file,
        panel: file.panel.map((judge) => ({ ...judge, name, name_salt: null })),
        places: file.places.map((place) => ({ ...place, names, names_salt: names })),
        signature: { alg: 'Ed25519', key: name, value: name },
        hash: name,
      }
      expect(hashInput(renamed)).toBe(hashInput(file))
    }),
  )
  const places = file.places.map((place) => ({ ...place, names_commit: ['other'] }))
  expect(hashInput({ ...file, places })).not.toBe(hashInput(file))
  const panel = file.panel.map((judge) => ({ ...judge, name_commit: 'other' }))
  expect(hashInput({ ...file, panel })).not.toBe(hashInput(file))
})

test('the hash of a signed file stays what it was when it was written', () => {
  expect(sha256(hashInput(file))).toMatchInlineSnapshot(
    `"c960b7b8abb11d6783eb80ceffb14e8dab12a1213fb1b77d9904e68dec68d23b"`,
  )
})
