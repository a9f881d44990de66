import { describe, expect, it } from 'vitest'
import {
  consentTextVersion,
  consentsToPlace,
  processingConsentText,
  publicationConsentText,
  type ConsentText,
} from './consentTexts.ts'

const plain = ({ before, linked, after }: ConsentText) =>
  `${before}[${linked}]${after}`.replaceAll('\u00A0', ' ')

describe('consents are «asked by a parent for a minor», in one line with a link to the text', () => {
  it.each([
    [1, false, 'Даю согласие на [обработку персональных данных]'],
    [3, false, 'Даю согласие на [обработку персональных данных] всех танцоров заявки'],
    [
      1,
      true,
      'Я родитель или законный представитель, даю согласие на [обработку персональных данных] танцора и моих контактов',
    ],
    [
      3,
      true,
      'Даю согласие на [обработку персональных данных] танцоров, за детей — как родитель или с согласия родителей',
    ],
  ])('to processing, of %s dancers with a minor: %s', (dancers, hasMinor, text) => {
    expect(plain(processingConsentText(dancers, hasMinor))).toBe(text)
  })

  it.each([
    [1, false, 'Фамилию, имя, город и студию [можно показывать всем]'],
    [1, true, 'Фамилию, имя, город и студию ребёнка [можно показывать всем]'],
    [3, false, 'Фамилии, имена, город и студию танцоров [можно показывать всем]'],
    [3, true, 'Фамилии, имена, город и студию танцоров [можно показывать всем]'],
  ])(
    'to publication says what is shown, of %s dancers with a minor: %s',
    (dancers, hasMinor, text) => {
      expect(plain(publicationConsentText(dancers, hasMinor))).toBe(text)
    },
  )
  it('city and studio stand beside the name from the text on that names them', () => {
    expect(consentsToPlace(consentTextVersion)).toBe(true)
    expect(consentsToPlace('2026-11-21')).toBe(false)
    expect(consentsToPlace(null)).toBe(false)
  })
})
