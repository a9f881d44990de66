import { describe, expect, test } from 'vitest'
import { firstSheet, nextSheet } from './nextSheet.ts'
import type { SheetOffer } from './sheetOffer.ts'

const sheet = (
  dance: string,
  letter: string,
  action: SheetOffer['action'],
  check: 'asked' | 'possible' | null = null,
) => ({
  dance,
  letter,
  check,
  offer: { state: 'empty', action, pass: 'first', sheetId: null } as const,
})

describe('the sheet after one that is finished', () => {
  const sheets = [
    sheet('Samba', 'A', 'type'),
    sheet('Samba', 'B', 'correct'),
    sheet('Samba', 'C', 'takeOver'),
    sheet('Rumba', 'A', 'type'),
    sheet('Rumba', 'B', 'second'),
  ]

  test('is the next one that nobody types, in the next dance where this one has none', () => {
    expect(nextSheet(sheets, { dance: 'Samba', letter: 'B' }, 'type')).toBe(sheets[3])
  })

  test('is from the start where the last one is finished', () => {
    expect(nextSheet(sheets, { dance: 'Rumba', letter: 'B' }, 'type')).toBe(sheets[0])
  })

  test('is for a second entry after a second entry', () => {
    expect(nextSheet(sheets, { dance: 'Samba', letter: 'A' }, 'second')).toBe(sheets[4])
  })

  test('is not a device’s that nobody has to compare with paper', () => {
    const [possible, asked] = [
      sheet('Samba', 'A', 'second', 'possible'),
      sheet('Samba', 'B', 'second', 'asked'),
    ]
    expect(nextSheet([possible, asked], { dance: 'Rumba', letter: 'B' }, 'second')).toBe(asked)
  })

  test('is none where none is left', () => {
    expect(nextSheet(sheets.slice(0, 3), { dance: 'Samba', letter: 'A' }, 'type')).toBeNull()
  })
})

describe('the sheet that typing begins with', () => {
  test('is the first that nobody else types', () => {
    const free = sheet('Samba', 'C', 'type')
    const sheets = [sheet('Samba', 'A', 'correct'), sheet('Samba', 'B', 'takeOver'), free]
    expect(firstSheet(sheets)).toBe(free)
  })

  test('is then the first that is compared with paper', () => {
    const asked = sheet('Samba', 'C', 'second', 'asked')
    const sheets = [sheet('Samba', 'A', 'wait', 'asked'), sheet('Samba', 'B', 'second'), asked]
    expect(firstSheet(sheets)).toBe(asked)
    expect(firstSheet([...sheets, sheet('Samba', 'D', 'type')])?.letter).toBe('D')
  })

  test('is none where all are typed', () => {
    expect(firstSheet([sheet('Samba', 'A', 'second')])).toBeNull()
  })
})
