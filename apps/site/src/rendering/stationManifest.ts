import { palettesOf } from '@parket/domain/brand/palette'
import { withQuery } from '@parket/domain/site/address'
import { stationPages } from '@parket/domain/site/stationPages'
import { faviconOf } from '@parket/react/data/head'
import type { Team } from '@parket/react/data/page/PageState'

/** Where the browser finds it. */
export const STATION_MANIFEST = '/station.webmanifest'

/**
 * What installs the page of devices: opened from its icon it is the whole screen, and knows what it is paired for.
 * @param ds names the team where its host does not; null: the host does
 */
export function stationManifest(team: Team, ds: string | null): string {
  const { page } = palettesOf(team).light
  const icon = faviconOf(team)
  return JSON.stringify({
    id: stationPages.station,
    name: `${team.name}: рабочее место`,
    short_name: team.name,
    lang: 'ru',
    start_url: withQuery(stationPages.station, { ds }),
    scope: stationPages.station,
    display: 'standalone',
    background_color: page,
    theme_color: page,
    icons: [{ src: icon, sizes: 'any', ...(icon.endsWith('.svg') && { type: 'image/svg+xml' }) }],
  })
}
