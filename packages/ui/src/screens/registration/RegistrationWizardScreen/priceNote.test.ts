import { expect, test } from 'vitest'
import { sayOf } from '@parket/domain/format/sayOf'
import { contestsTexts } from '../../../texts/wizard/contestsTexts.ts'
import { priceNote } from './priceNote.ts'

const say = sayOf(contestsTexts)

test('where several pay, the price is said to be of each', () => {
  expect(priceNote(100_000, 2, say)).toBe('цена с\u00A0танцора')
})
test('one dancer reads the price as it is', () => expect(priceNote(100_000, 1, say)).toBeNull())
test('what is free is free for all', () => expect(priceNote(0, 7, say)).toBeNull())
