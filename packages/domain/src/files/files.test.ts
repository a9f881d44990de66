import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fileSlots,
  fileWarnings,
  hasPreview,
  isFileSlot,
  slotAdvice,
  slotAdviceText,
} from './eventFiles.ts'
import { fileExtension, sanitizeFileName } from './fileName.ts'

describe('«Event file names are sanitised»', () => {
  test.each([
    ['«whitespace becomes underscore»', 'Приглашение на кубок.pdf', 'Приглашение_на_кубок.pdf'],
    ['any white space, a run of it once', 'a \t\u00A0b\nc.txt', 'a_b_c.txt'],
    ['«illegal filename characters removed»', 'a<b>c:d"e/f\\g|h?i*j.png', 'abcdefghij.png'],
    ['control characters too', 'a\u0000b\u0007c\u009Fd', 'abcd'],
    ['and those that turn the text round', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['«leading and trailing dots, underscores and spaces trimmed»', ' ._ .name._ . ', 'name'],
    ['a path leaves no way up', '../../etc/passwd', 'etcpasswd'],
    ['«default "file"»', '', 'file'],
    ['also when nothing is left', ' ._?*. ', 'file'],
    ['composed', 'Соловьёва.pdf'.normalize('NFD'), 'Соловьёва.pdf'],
    ['composed also where a character between is taken out', 'e?\u0301.pdf', 'é.pdf'],
    ['an emoji stays whole', 'танец 👩‍👩‍👧💃.png', 'танец_👩‍👩‍👧💃.png'],
    ['half an emoji goes', 'a\uD83Db.png', 'ab.png'],
  ])('%s', (_, name, sanitized) => {
    expect(sanitizeFileName(name)).toBe(sanitized)
  })

  describe('«capped at 255 characters keeping the extension»', () => {
    test('Latin letters', () => {
      expect(sanitizeFileName('a'.repeat(255))).toBe('a'.repeat(255))
      expect(sanitizeFileName(`${'a'.repeat(300)}.jpeg`)).toBe(`${'a'.repeat(250)}.jpeg`)
      expect(sanitizeFileName('a'.repeat(300))).toBe('a'.repeat(255))
    })
    test('Cyrillic letters count like Latin ones', () => {
      expect(sanitizeFileName('я'.repeat(255))).toBe('я'.repeat(255))
      expect(sanitizeFileName(`${'я'.repeat(300)}.pdf`)).toBe(`${'я'.repeat(251)}.pdf`)
    })
    test('a character beyond the first plane counts once, as the database counts it', () => {
      expect(sanitizeFileName(`${'💃'.repeat(300)}.png`)).toBe(`${'💃'.repeat(251)}.png`)
    })
    test('no emoji is cut', () => {
      expect(sanitizeFileName(`${'a'.repeat(247)}👩‍👩‍👧.png`)).toBe(`${'a'.repeat(247)}.png`)
    })
    test('a cut leaves no dot or underscore at the end of the stem', () => {
      expect(sanitizeFileName(`${'a'.repeat(250)}__b.png`)).toBe(`${'a'.repeat(250)}.png`)
    })
    test('an extension too long to keep is cut like a name', () => {
      expect(sanitizeFileName(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(253)}`)
    })
    test('a character too long to keep is left out', () => {
      expect(sanitizeFileName(`e${'\u0333'.repeat(300)}`)).toBe('file')
    })
  })

  test('any name: valid, not longer than 255 characters, and the same when sanitised again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '.',
        '_',
        ' ',
        '..',
        '.png',
        'я'.repeat(120),
        'a'.repeat(200),
        '👩‍👩‍👧',
        '\uD83D',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (name) => {
          const sanitized = sanitizeFileName(name)
          expect(sanitized).not.toBe('')
          expect(sanitized).not.toMatch(/[\s<>:"/\\|?*\p{Cc}]|^[._]|[._]$/u)
          expect(sanitized.isWellFormed()).toBe(true)
          expect(Array.from(sanitized).length).toBeLessThanOrEqual(255)
          expect(sanitizeFileName(sanitized)).toBe(sanitized)
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('the extension, in lower case', () => {
  expect(['a.JPG', 'a.tar.gz', 'a', '.png', 'a.'].map(fileExtension)).toEqual([
    '.jpg',
    '.gz',
    '',
    '',
    '.',
  ])
})

describe('«Recommended event file limits»', () => {
  test.each([
    ['invitation', 'до 5 MB'],
    ['bg-mobile', 'до 500 KB, 800×1400'],
    ['bg-desktop', 'до 800 KB, 1920×600'],
    ['banner', 'до 300 KB, 400×200'],
  ] as const)('%s: %s', (slot, text) => {
    expect(slotAdviceText(slot).replaceAll('\u00A0', ' ')).toBe(text)
  })
  test('exactly the limit is not too heavy', () => {
    const file = { size: 300 * 1024, dimensions: null }
    expect(fileWarnings('banner', file)).toEqual([])
    expect(fileWarnings('banner', { ...file, size: file.size + 1 })).toHaveLength(1)
  })
  test.each([
    ['as advised', 400, 200, []],
    ['larger, of the same shape', 1600, 800, []],
    ['too small', 200, 100, ['Картинка 200×100 меньше, чем 400×200: будет нечёткой.']],
    ['too high', 400, 400, ['Картинка 400×400 других пропорций, чем 400×200: края обрежутся.']],
    ['too wide', 1600, 400, ['Картинка 1600×400 других пропорций, чем 400×200: края обрежутся.']],
  ])('a picture that is %s', (_, width, height, warnings) => {
    expect(fileWarnings('banner', { size: 1, dimensions: { width, height } })).toEqual(warnings)
  })
  test('an invitation may have any shape', () => {
    const dimensions = { width: 10, height: 10 }
    expect(fileWarnings('invitation', { size: 1, dimensions })).toEqual([])
  })
  test('each place has a title of its own', () => {
    expect(new Set(fileSlots.map((slot) => slotAdvice(slot).title)).size).toBe(4)
    expect(isFileSlot('banner')).toBe(true)
    expect(isFileSlot('0b7a6d2e-0000-4000-8000-000000000000')).toBe(false)
  })
})

test('«Previews for jpg, jpeg, png, webp»', () => {
  expect(['a.jpg', 'a.JPEG', 'a.png', 'a.webp'].every(hasPreview)).toBe(true)
  expect(['a.gif', 'a.svg', 'a.pdf', 'png', 'a.png.exe'].some(hasPreview)).toBe(false)
})
