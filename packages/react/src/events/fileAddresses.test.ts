import { expect, test } from 'vitest'
import { withFileAddresses } from './fileAddresses.ts'

const SITE = 'https://vesna.test'
const id = '0f6a1c7e-6d1b-4c8e-9a53-1f0f6a1c7e6d'
const path = `/api/events/3/files/event-files/${id}`
const file = {
  id,
  name: 'hall.png',
  size: 1,
  mime: 'image/png',
  updated_at: '2026-11-20T09:00:00+03:00',
  url: `${path}/download?v=1&access=a.b`,
  previewUrl: `${path}/preview?v=2&access=a.b`,
}

const shown = (text: string) => withFileAddresses(text, { event: { id: 3 }, files: [file] }, SITE)

test.each([
  ['a picture', `![Зал](${path}/download)`, `![Зал](${file.url})`],
  ['a picture with a title', `![Зал](${path}/download "Зал")`, `![Зал](${file.url} "Зал")`],
  ['a small one', `![Зал](${path}/preview)`, `![Зал](${file.previewUrl})`],
  ['a link', `[Схема зала](${path}/download)`, `[Схема зала](${file.url})`],
  ['HTML', `<img src="${path}/download">`, `<img src="${file.url}">`],
  ['one copied from a page', `[x](${SITE}${path}/download?v=0&ds=vesna.test)`, `[x](${file.url})`],
  ['several', `${path}/download ${path}/preview`, `${file.url} ${file.previewUrl}`],
])('%s of the event’s own file gets the address that opens it', (_, text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  `https://other.test${path}/download`,
  `//other.test${path}/download`,
  `[x](${path.replace('events/3', 'events/4')}/download)`,
  `[x](${path.replace(id, 'banner')}/download)`,
  'Текст без файлов',
])('what is not the event’s own stays as it is written: %s', (text) => {
  expect(shown(text)).toBe(text)
})
