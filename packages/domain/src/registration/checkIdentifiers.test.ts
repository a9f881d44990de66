import { describe, expect, test } from 'vitest'
import { federationCodeKey, mostCodes, readFederationCodes } from '../person/identifiers.ts'
import { checkIdentifiers } from './checkIdentifiers.ts'

describe('codes of federations', () => {
  const check = (...federation_codes: string[]) => checkIdentifiers({ federation_codes })

  test('are typed in one line, parted by commas or semicolons', () => {
    expect(readFederationCodes(' WDSF  10078901, РТС-12345;;77/08 ')).toEqual([
      'WDSF 10078901',
      'РТС-12345',
      '77/08',
    ])
    expect(readFederationCodes(' , ')).toEqual([])
  })
  test('of any federation are taken', () => {
    expect(check('WDSF 10078901', 'РТС-12345', '77/08', '123')).toEqual({})
    expect(check()).toEqual({})
  })
  test.each(['12', 'код', 'А1', '№ 12', '12 345-', 'A'.repeat(29) + '12', '<b>12</b>'])(
    '«%s» is none',
    (code) => {
      expect(check(code)).toEqual({
        federation_codes: [expect.stringContaining(`«${code}»`) as unknown],
      })
    },
  )
  test('stand once, whatever is between their letters and digits', () => {
    expect(federationCodeKey('wdsf 100-789')).toBe(federationCodeKey('WDSF100.789'))
    expect(check('РТС-12345', 'ртс 12345')).toEqual({ federation_codes: ['Уже есть в списке'] })
  })
  test('are five at most', () => {
    const many = Array.from({ length: mostCodes + 1 }, (_, n) => `10${n}`)
    expect(check(...many)).toEqual({ federation_codes: ['Не больше 5 номеров'] })
  })
})

test('a former surname is a name, or left out', () => {
  expect(checkIdentifiers({ former_last_name: ' Иванова-Ли ' })).toEqual({})
  expect(checkIdentifiers({})).toEqual({})
  expect(Object.keys(checkIdentifiers({ former_last_name: 'Иванова 2' }))).toEqual([
    'former_last_name',
  ])
  expect(Object.keys(checkIdentifiers({ former_last_name: 'я'.repeat(101) }))).toEqual([
    'former_last_name',
  ])
})
