import { createHash } from 'node:crypto'
import { pageStateScript, type PageState } from '@parket/react/data/page/PageState'
import type { Head } from '@parket/react/data/head'
import { addressOf, type PageAssets } from './assets.ts'
import { escapeXml } from './escape.ts'
import { preferencesScript } from './preferences.ts'
import { libraryStyles } from './libraryStyles.ts'
import type { RenderedPage } from './rendering.ts'
import { CARD } from './share/shareCard.ts'
import { earlyFormScript, noScriptHead, noScriptNote, noScriptStyle } from './noScript.ts'

export interface DocumentParts {
  head: Head
  /** The tenant's accent as custom properties, from `brandStyleText` and `pictureStyleText`. */
  brandStyle: string
  assets: PageAssets
  /** Whether the page can be read without script: the app then waits until it is wanted. */
  isComplete: boolean
  /** Whether it is a form to fill in. */
  isForm: boolean
  /** The rendered screens. */
  body: string
  state: PageState
}

/**
 * The whole page as text. CSS stands in the page itself, because a second round trip before the first
 * paint costs more than the bytes.
 */
export function renderDocument(
  parts: DocumentParts,
): Pick<RenderedPage, 'html' | 'styleHashes' | 'scriptHashes'> {
  const { head, brandStyle, assets, isComplete, isForm, body, state } = parts
  const isRefused = state.embedded !== null && state.embedded.status !== 200
  const script = `${preferencesScript({ isForm, isRefused })};${earlyFormScript}`
  // A form without an address is the app's.
  const needsScript = !isComplete || body.includes('method="post"')
  const css = assets.stylesheets.map((stylesheet) => stylesheet.css).join('')
  const structured = head.data && jsonText(head.data)
  const html = `<!doctype html>
<html lang="ru" data-theme="light" data-complete="${isComplete}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(head.title)}</title>
${metaOf(head).join('\n')}
<script>${script}</script>
<link rel="icon" href="${escapeXml(head.favicon)}">
<style>${css}</style>
<style>${brandStyle}</style>
${needsScript ? noScriptHead : ''}
<script type="module" src="${assets.script}"></script>
${assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${structured ? `<script type="application/ld+json">${structured}</script>` : ''}
</head>
<body data-styles="${assets.stylesheets.map(({ file }) => addressOf(file)).join(' ')}" data-modules="${assets.laterModules.join(' ')}">
${needsScript ? noScriptNote : ''}
<div id="root">${body}</div>
${pageStateScript(state)}
</body>
</html>
`
  return {
    html,
    styleHashes: [
      ...[css, brandStyle, ...(needsScript ? [noScriptStyle] : [])].map(contentHash),
      ...libraryStyleHashes,
    ],
    scriptHashes: [contentHash(script)],
  }
}

const libraryStyleHashes = libraryStyles.map(contentHash)

function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** JSON in which no text can end the element it stands in. */
function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** What search engines and messengers read of a page. */
function metaOf({ description, canonical, share }: Head): string[] {
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeXml(content)}">`
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escapeXml(String(content))}">`
  return [
    ...(description === null ? [] : [named('description', description)]),
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeXml(canonical)}">`, property('url', canonical)]),
    ...(share === null
      ? []
      : [
          property('type', 'website'),
          property('locale', 'ru_RU'),
          property('site_name', share.siteName),
          property('title', share.title),
          ...(description === null ? [] : [property('description', description)]),
          property('image', share.picture),
          property('image:type', 'image/png'),
          property('image:width', CARD.width),
          property('image:height', CARD.height),
          property('image:alt', share.title),
          named('twitter:card', 'summary_large_image'),
        ]),
  ]
}
