import { createHash } from 'node:crypto'
import { withQuery } from '@parket/domain/site/address'
import { brandStyleText } from '@parket/ui/theme/brand'
import { pictureStyleText } from '@parket/ui/theme/pictureStyle'
import { documentTitle, faviconOf } from '@parket/react/data/head'
import type { Team } from '@parket/react/data/page/PageState'
import { addressOf } from './assets.ts'
import { escapeXml } from './escape.ts'
import { chunksOf, readManifest } from './manifest.ts'
import { noScriptHead, noScriptNote, noScriptStyle } from './noScript.ts'
import { STATION_MANIFEST } from './stationManifest.ts'
import type { RenderedPage } from './rendering.ts'
import { readStylesheet, type Stylesheet } from './stylesheets.ts'

/** What the document of a device needs of the build. */
export interface StationAssets {
  /** The one that starts it last. */
  scripts: string[]
  stylesheets: Stylesheet[]
}

/** @param folder the browser's build */
export function readStationAssets(folder: string): StationAssets {
  const manifest = readManifest(folder, 'station.json')
  const chunks = chunksOf(manifest, 'src/station/entry-station.tsx')
  if (chunks.length === 0) throw new Error('The build has no entry of stations')
  // Those of the page that pairs come with the others, after them; those of the staff's pages with their code.
  const all = [...chunks, ...chunksOf(manifest, 'src/station/pairing/PairingPage.tsx')]
  const files = [...new Set(all.flatMap(({ css = [] }) => css))]
  return {
    scripts: chunks.map(({ file }) => addressOf(file)),
    stylesheets: files.map((file) => readStylesheet(folder, file)),
  }
}

/** Runs before the first paint: dark follows the device. */
const script = `if(matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.theme='dark'`

/** A finger that slides down the marks must not reload the page. */
const pageStyle = 'html{overscroll-behavior-y:none}'

/**
 * The document of every device of the day. What stands in its address is nowhere in it.
 * @param ds names the team where its host does not; null: the host does
 */
export function renderStationDocument(
  team: Team,
  ds: string | null,
  assets: StationAssets,
): RenderedPage {
  const css = assets.stylesheets.map((one) => one.css).join('')
  const brandStyle = brandStyleText(team) + pictureStyleText(team) + pageStyle
  const html = `<!doctype html>
<html lang="ru" data-theme="light" data-team="${escapeXml(team.name)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeXml(documentTitle('Рабочее место', team))}</title>
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<script>${script}</script>
<link rel="icon" href="${escapeXml(faviconOf(team))}">
<link rel="manifest" href="${escapeXml(withQuery(STATION_MANIFEST, { ds }))}">
<meta name="apple-mobile-web-app-capable" content="yes">
<style>${css}</style>
<style>${brandStyle}</style>
${noScriptHead}
<script type="module" src="${assets.scripts.at(-1)}"></script>
</head>
<body>
${noScriptNote}
<div id="root"></div>
</body>
</html>
`
  return {
    status: 200,
    html,
    styleHashes: [css, brandStyle, noScriptStyle].map(contentHash),
    scriptHashes: [contentHash(script)],
  }
}

function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
