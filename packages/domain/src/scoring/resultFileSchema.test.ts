import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { dance, decision, fileRound, resultFile } from '../testing/resultFile.ts'
import { signedFile } from '../testing/signedFile.ts'
import { resultFileSchema } from './scoring.ts'

const isValid = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  formats: { date: true, 'date-time': true },
}).compile(resultFileSchema)

const file = resultFile(
  [
    fileRound(
      { kind: 'crosses', index: 1, advance: 1, decisions: [decision('cut', { 1: 1, 2: 0 })] },
      { 1: '10', 2: '01' },
    ),
    fileRound({
      kind: 'relative-placement',
      pairs: [{ leader: 1, follower: 11, scored: true }],
      entries: [{ start_number: 1, status: 'danced', role: 'leader' }],
      marks: dance('Вальс', { 1: '1' }),
    }),
  ],
  { 1: '1', 2: '2' },
  { criteria: [{ name: 'Техника', max: 100 }], order_eliminated: true },
)

describe('the schema of the open result file', () => {
  test('takes a file as the types have it', () => {
    isValid(file)
    expect(isValid.errors).toBeNull()
  })
  test('takes a signed one', () => {
    isValid(signedFile(file))
    expect(isValid.errors).toBeNull()
  })
  test('takes what later versions add', () => {
    expect(isValid({ ...file, comment: 'новое' })).toBe(true)
  })
  test.each<[what: string, change: object]>([
    ['another format', { format: 'parket-result/3' }],
    ['no places', { places: undefined }],
    ['a version that is none', { version: 0 }],
    ['a contest without its tie break', { contest: { ...file.contest, tie_break: undefined } }],
    ['a round of an unknown kind', { rounds: [{ ...file.rounds[0], kind: 'guess' }] }],
    [
      'marks that stand by no number',
      {
        rounds: [
          { ...file.rounds[0], marks: [{ ...file.rounds[0]?.marks[0], values: { anna: 1 } }] },
        ],
      },
    ],
  ])('refuses %s', (_, change) => {
    expect(isValid(JSON.parse(JSON.stringify({ ...file, ...change })))).toBe(false)
  })
})
