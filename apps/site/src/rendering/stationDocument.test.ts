import { expect, test } from 'vitest'
import type { Team } from '@parket/react/data/page/PageState'
import { renderStationDocument } from './stationDocument.ts'

const team = { id: 2, name: 'Весна', domain: 'vesna.localhost', accent: '#8a2f4c' } as Team

test('a finger that slides down reloads no page of a device', () => {
  const { html } = renderStationDocument(team, null, { scripts: ['/s.js'], stylesheets: [] })
  expect(html).toMatch(/<style>[^<]*html\{overscroll-behavior-y:none\}[^<]*<\/style>/)
})
