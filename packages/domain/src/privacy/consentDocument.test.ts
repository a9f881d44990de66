import { expect, test } from 'vitest'
import { consentDocument } from './consentDocument.ts'
import { consentKinds, isConsentKind } from './consentKinds.ts'

const textOf = (kind: (typeof consentKinds)[number], email = 'hello@parket.test') =>
  JSON.stringify(consentDocument(kind, { name: 'Паркет', email }))

test('each consent is a document of its own: who may do what with which data, how long, and how it is taken back', () => {
  const titles = consentKinds.map(
    (kind) => consentDocument(kind, { name: 'Паркет', email: '' }).title,
  )
  expect(new Set(titles).size).toBe(consentKinds.length)
  for (const kind of consentKinds) {
    expect(textOf(kind)).toContain('«Паркет»')
    expect(textOf(kind)).toContain('Сколько действует и как отозвать')
    expect(textOf(kind)).toContain('письмом на hello@parket.test')
    expect(textOf(kind, '')).toContain('письмом по контактам на главной странице')
    expect(textOf(kind)).toContain('законный представитель')
  }
})

test('processing lists every field that is asked; publication says what is seen, and what without it', () => {
  for (const asked of [
    'дата рождения',
    'пол',
    'почта',
    'телефон',
    'город',
    'клуб',
    'тренер',
    'коллектив',
  ]) {
    expect(textOf('processing')).toContain(asked)
  }
  expect(textOf('publication')).toContain('фамилия, имя, город, студия или коллектив')
  expect(textOf('publication')).toContain('стартовый номер и инициалы')
  expect(textOf('publication')).toContain('фамилию, имя и полную дату рождения')
})

test('no other address is a consent', () => {
  expect(isConsentKind('processing')).toBe(true)
  expect(isConsentKind('advertising')).toBe(false)
})
