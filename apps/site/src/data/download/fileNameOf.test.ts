import { expect, test } from 'vitest'
import { fileNameOf } from './fileNameOf.ts'

test.each([
  ['attachment; filename="protocol.pdf"', 'protocol.pdf'],
  ['attachment; filename=protocol.pdf; size=3', 'protocol.pdf'],
  [String.raw`attachment; filename="the \"cup\".pdf"`, 'the_cup.pdf'],
  [
    'attachment; filename="x.pdf"; filename*=UTF-8\'\'%D0%9A%D1%83%D0%B1%D0%BE%D0%BA.pdf',
    'Кубок.pdf',
  ],
  ["attachment; filename*=utf-8'ru'%D0%9A%D1%83%D0%B1%D0%BE%D0%BA.pdf", 'Кубок.pdf'],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})

test.each([null, '', 'attachment', 'attachment; filename=""'])(
  '%s names nothing: «downloaded-file»',
  (disposition) => {
    expect(fileNameOf(disposition)).toBe('downloaded-file')
  },
)

test('what cannot be decoded falls back to the plain name', () => {
  expect(fileNameOf('attachment; filename="x.pdf"; filename*=UTF-8\'\'%ZZ')).toBe('x.pdf')
})

test('a name is never a path', () => {
  expect(fileNameOf('attachment; filename="../../etc/passwd"')).not.toMatch(/[/\\]/)
})
