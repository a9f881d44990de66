import { createHash } from 'node:crypto'
import { pageStateScript, type PageState } from '../page/PageState.tsx'
import type { Head } from '../head.ts'
import type { PageAssets } from './assets.ts'
import { preferencesScript } from './preferences.ts'

export interface DocumentParts {
  head: Head
  /** The tenant's accent as custom properties, from `brandStyleText`. */
  brandStyle: string
  assets: PageAssets
  /** Whether the page can be read without script: the app then waits until it is wanted. */
  isComplete: boolean
  /** The rendered screens. */
  body: string
  state: PageState
}

export interface RenderedDocument {
  html: string
  /** CSP sources (`'sha256-…'`) of the inline styles and scripts: the page allows no other. */
  styleHashes: string[]
  scriptHashes: string[]
}

/**
 * The whole page as text. CSS stands in the page itself, because a second round trip before the first
 * paint costs more than the bytes.
 */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { head, brandStyle, assets, isComplete, body, state } = parts
  const html = `<!doctype html>
<html lang="ru" data-theme="light" data-complete="${isComplete}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : ''}
<script>${preferencesScript}</script>
<link rel="icon" href="${escapeHtml(head.favicon)}">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${assets.css}</style>
<style>${brandStyle}</style>
${assets.stylesheets.map(inlinedStylesheet).join('\n')}
${assets.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
${assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${pageStateScript(state)}
</body>
</html>
`
  return {
    html,
    styleHashes: [assets.css, brandStyle].map(contentHash),
    scriptHashes: [contentHash(preferencesScript)],
  }
}

/** Tells the bundler's loader that this file's rules are on the page; a disabled link is not fetched. */
function inlinedStylesheet(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled>`
}

function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
