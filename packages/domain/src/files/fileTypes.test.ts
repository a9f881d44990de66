import { describe, expect, test } from 'vitest'
import { fileSlots, hasPreview, slotAdvice } from './eventFiles.ts'
import {
  acceptedTypes,
  eventFilePlace,
  fileLimit,
  isPicture,
  keptFileName,
  takesFile,
} from './fileTypes.ts'

const pictures = ['image/jpeg', 'image/png', 'image/webp']
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('what a place takes', () => {
  test.each(['invitation', 'banner', 'bg-mobile', 'bg-desktop', 'other', 'logo', 'photo'] as const)(
    'pictures: %s',
    (place) => {
      expect(pictures.filter((mime) => !takesFile(place, mime))).toEqual([])
    },
  )
  test('documents are for an invitation and other files only', () => {
    const takers = (mime: string) =>
      ([...fileSlots, 'other', 'logo', 'favicon', 'photo'] as const).filter((place) =>
        takesFile(place, mime),
      )
    expect(takers('application/pdf')).toEqual(['invitation', 'other'])
    expect(takers(docx)).toEqual(['invitation', 'other'])
  })
  test('is offered by the file dialog, by type and by extension', () => {
    expect(acceptedTypes('banner')).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp')
    expect(acceptedTypes('invitation')).toContain('application/pdf,.pdf')
  })
  test.each([
    'text/html',
    'image/svg+xml',
    'application/xml',
    'application/x-msdownload',
    'toString',
  ])('nobody takes %s', (mime) => {
    expect(takesFile('other', mime)).toBe(false)
    expect(isPicture(mime)).toBe(false)
  })
})

describe('how large a file may be', () => {
  test('20 MB at an event, which is more than is recommended for any slot', () => {
    expect(fileLimit('other')).toBe(20 * 1024 * 1024)
    for (const slot of fileSlots) expect(fileLimit(slot)).toBeGreaterThan(slotAdvice(slot).size)
  })
  test('2 MB for the pictures of a brand, 10 MB for a photo', () => {
    expect(fileLimit('logo')).toBe(2 * 1024 * 1024)
    expect(fileLimit('favicon')).toBe(2 * 1024 * 1024)
    expect(fileLimit('photo')).toBe(10 * 1024 * 1024)
  })
})

describe('the ids of event files', () => {
  test('are the four slots', () => {
    for (const slot of fileSlots) expect(eventFilePlace(slot)).toBe(slot)
  })
  test('or a UUID for any other', () => {
    expect(eventFilePlace('0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011')).toBe('other')
  })
  test.each([
    '',
    'logo',
    '../banner',
    '0B9F6A52-3F0E-4C4E-9F0A-6D6F3F1C0011',
    '0b9f6a52',
    '../0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011',
    '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011/..',
  ])('and nothing else: %j', (id) => {
    expect(eventFilePlace(id)).toBeNull()
  })
})

describe('the name a file is kept under', () => {
  test.each([
    ['Наш баннер.png', 'image/png', 'Наш_баннер.png'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['photo.png', 'image/jpeg', 'photo.png.jpg'],
    ['virus.html', 'application/pdf', 'virus.html.pdf'],
    ['приглашение', docx, 'приглашение.docx'],
    ['', 'image/webp', 'file.webp'],
  ])('%j of %s becomes %j', (name, mime, kept) => {
    expect(keptFileName(name, mime)).toBe(kept)
  })
  test('has an extension also where the name is too long for one', () => {
    const kept = keptFileName('я'.repeat(300), 'application/pdf')
    expect(kept).toBe(`${'я'.repeat(251)}.pdf`)
  })
  test('of a picture has a preview', () => {
    for (const mime of pictures) expect(hasPreview(keptFileName('x.pdf', mime))).toBe(true)
  })
})
