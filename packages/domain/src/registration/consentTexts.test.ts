import { describe, expect, it } from 'vitest'
import { processingConsentText, publicationConsentText } from './consentTexts.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('consents are «asked by a parent for a minor» (decisions, «Registration»)', () => {
  it.each([
    [1, false, 'Даю согласие на обработку персональных данных'],
    [3, false, 'Даю согласие на обработку персональных данных от имени всех танцоров этой заявки'],
    [
      1,
      true,
      'Я родитель или законный представитель танцора и даю согласие на обработку его персональных данных и моих контактов',
    ],
    [
      3,
      true,
      'Даю согласие на обработку персональных данных танцоров и моих контактов; за несовершеннолетних — как их родитель или законный представитель либо с их согласия',
    ],
  ])('to processing, of %s dancers with a minor: %s', (dancers, hasMinor, text) => {
    expect(plain(processingConsentText(dancers, hasMinor))).toBe(text)
  })

  it('to publication, of a child’s name or of names', () => {
    expect(publicationConsentText(true)).toMatch(/^Имя ребёнка /)
    expect(publicationConsentText(false)).toMatch(/^Имена /)
  })
})
