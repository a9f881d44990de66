import { expect, test } from 'vitest'
import type { EventFile, EventInfoData } from './eventInfo.ts'
import { eventDocuments } from './eventDocuments.ts'

const UUID = '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0011'

const file = (id: string, name: string): EventFile => ({
  id,
  name,
  size: 1_258_291,
  mime: 'application/pdf',
  updated_at: '2027-01-01T00:00:00Z',
  url: `/api/events/1/files/event-files/${id}/download?v=1&ds=vesna.localhost`,
  previewUrl: null,
})

const documents = (own: Partial<Pick<EventInfoData, 'attachments' | 'files'>>) =>
  eventDocuments({ event: { id: 1 } as EventInfoData['event'], attachments: [], files: [], ...own })

test('the invitation comes first, the look of the page is no paper', () => {
  const files = [file('banner', 'x.png'), file(UUID, 'Правила.pdf'), file('invitation', 'i.pdf')]
  expect(documents({ files })).toMatchObject([
    { title: 'Приглашение', fileId: 'invitation', detail: 'PDF, 1,2\u00A0MB' },
    { title: 'Правила.pdf', fileId: UUID },
  ])
})

test('links stand in the order given; a file that is linked stands once, under the link’s name', () => {
  const attachments = [
    { id: 1, ind: 0, title: 'Как проехать', url: 'https://parket.test/way', file_id: null },
    { id: 2, ind: 1, title: 'Положение', url: null, file_id: UUID },
    { id: 3, ind: 2, title: '', url: 'https://maps.test/x', file_id: null },
    { id: 5, ind: 4, title: '', url: 'https://танцы.рф:8080/кубок', file_id: null },
    { id: 4, ind: 3, title: 'Пропал', url: null, file_id: 'gone' },
  ].map((link) => Object.assign({ is_partner: false }, link))
  expect(documents({ attachments, files: [file(UUID, 'p.pdf')] })).toMatchObject([
    { title: 'Как проехать', href: 'https://parket.test/way', fileId: null },
    {
      title: 'Положение',
      fileId: UUID,
      href: `/api/events/1/files/event-files/${UUID}/download?v=1&ds=vesna.localhost`,
    },
    { title: 'maps.test', href: 'https://maps.test/x' },
    { title: 'танцы.рф', href: 'https://танцы.рф:8080/кубок' },
  ])
})
