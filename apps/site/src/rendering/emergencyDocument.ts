import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import { EMERGENCY_DATA } from '@parket/domain/emergency/file'
import { brandStyleText } from '@parket/ui/theme/brand'
import { escapeXml } from './escape.ts'

/** What of the build an emergency file is made of. */
export interface EmergencyAssets {
  script: string
  css: string
}

/** @param folder of the emergency file's own build */
export function readEmergencyAssets(folder: string): EmergencyAssets {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    // Nothing in the script may end the element that it stands in, nor begin a comment there.
    script: read('emergency.js')
      .replaceAll('</script', String.raw`<\/script`)
      .replaceAll('<!--', String.raw`<\!--`),
    css: read('emergency.css').replaceAll(
      /url\(["']?[^"')]*?([\w-]+\.woff2)["']?\)/g,
      (_, name: string) =>
        `url(data:font/woff2;base64,${readFileSync(join(folder, name), 'base64')})`,
    ),
  }
}

/**
 * An emergency file: one document that works from a USB stick. It may run its own script and nothing else, and reach
 * nothing at all (docs/security.md, «The emergency file»).
 */
export function renderEmergencyDocument(
  file: EmergencyFile,
  { script, css }: EmergencyAssets,
): string {
  const brandStyle = brandStyleText(file.team)
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(css)} ${hashOf(brandStyle)}`,
    "style-src-attr 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  // As text of an element: it cannot end it.
  const data = JSON.stringify(file).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="ru" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeXml(`Аварийный файл. ${file.event.name}`)}</title>
<style>${css}</style>
<style>${brandStyle}</style>
</head>
<body>
<div id="root"></div>
<noscript>Аварийный файл работает с включённым JavaScript: откройте его в Chrome, Firefox, Safari или Яндекс Браузере.</noscript>
<script type="application/json" id="${EMERGENCY_DATA}">${data}</script>
<script>${script}</script>
</body>
</html>
`
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
