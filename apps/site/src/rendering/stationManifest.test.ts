import { expect, test } from 'vitest'
import type { Team } from '@parket/react/data/page/PageState'
import { stationManifest } from './stationManifest.ts'

const team = {
  id: 2,
  name: 'Весна',
  domain: 'vesna.localhost',
  accent: '#8a2f4c',
  favicon_url: '/api/teams/2/files/7',
} as Team

test('the icon opens what the device is paired for, as the team’s', () => {
  expect(JSON.parse(stationManifest(team, null))).toMatchObject({
    name: 'Весна: рабочее место',
    start_url: '/station',
    scope: '/station',
    display: 'standalone',
    icons: [{ src: '/api/teams/2/files/7', sizes: 'any' }],
  })
})

test('a team that the address names is named by the icon too', () => {
  const { start_url, icons } = JSON.parse(
    stationManifest({ ...team, domain: null }, 'vesna.localhost'),
  ) as { start_url: string; icons: unknown }
  expect(start_url).toBe('/station?ds=vesna.localhost')
  expect(icons).toEqual([{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }])
})
