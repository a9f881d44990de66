import { describe, expect, it } from 'vitest'
import {
  consentTextVersion,
  consentsToPlace,
  processingConsentText,
  publicationConsentText,
  withoutPublicationText,
} from './consentTexts.ts'

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

  const shown =
    'можно показывать всем на сайте: в списках, результатах и рейтинге, а в поиске танцоров — вместе с годом рождения и турнирами'
  it.each([
    [1, false, `Фамилию, имя, город и студию ${shown}`],
    [1, true, `Фамилию, имя, город и студию ребёнка ${shown}`],
    [3, false, `Фамилии, имена, город и студию танцоров ${shown}`],
    [3, true, `Фамилии, имена, город и студию танцоров ${shown}`],
  ])('to publication says all that is shown, and where: %s, %s', (dancers, hasMinor, text) => {
    expect(plain(publicationConsentText(dancers, hasMinor))).toBe(text)
  })
  it('city and studio stand beside the name from the text on that names them', () => {
    expect(consentsToPlace(consentTextVersion)).toBe(true)
    expect(consentsToPlace('2026-11-21')).toBe(false)
    expect(consentsToPlace(null)).toBe(false)
  })
  it('without the second one only a search by all three still finds', () => {
    expect(plain(withoutPublicationText)).toContain('фамилию, имя и полную дату рождения')
  })
})
