import { expect, test } from 'vitest'
import { hallPartners } from './partners.ts'

test('partners are shown in order, by their picture where their link leads to one', () => {
  const link = (title: string, file_id: string | null, is_partner = true) => ({
    title,
    file_id,
    is_partner,
  })
  const file = (id: string, mime: string) => ({ id, mime, url: `/files/${id}` })
  expect(
    hallPartners(
      [link('Дуб', 'a'), link('Положение', 'b', false), link('Каблук', 'b'), link('Сайт', null)],
      [file('a', 'image/png'), file('b', 'application/pdf')],
    ),
  ).toEqual([
    { title: 'Дуб', picture: '/files/a' },
    { title: 'Каблук', picture: null },
    { title: 'Сайт', picture: null },
  ])
})
