import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../paths.ts'
import type { StaticFile } from './http2.ts'

/** The words of a page. */
export interface PageText {
  title: string
  lines: string[]
}

/**
 * Two pages with the same text as ours, by path: `/floor/html`, nothing but HTML (the limit of what can
 * be had), and `/floor/react`, rendered on the server and hydrated by React alone.
 */
export async function buildFloors(text: PageText): Promise<Map<string, StaticFile>> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-floor-'))
  const source = join(root, 'apps/site/bench')
  const shared = { root: source, configFile: false, logLevel: 'warn', mode: 'production' } as const
  try {
    await build({
      ...shared,
      build: {
        outDir: join(folder, 'browser'),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        rollupOptions: { input: join(source, 'browser.tsx') },
      },
    })
    await build({
      ...shared,
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: join(folder, 'server'), emptyOutDir: true, ssr: join(source, 'server.tsx') },
    })
    const { renderFloor } = (await import(
      pathToFileURL(join(folder, 'server', 'server.js')).href
    )) as { renderFloor: (text: PageText) => string }
    const [script = ''] = await readdir(join(folder, 'browser', 'assets'))
    const code = await readFile(join(folder, 'browser', 'assets', script), 'utf8')
    const body = renderFloor(text)
    const data = JSON.stringify(text).replaceAll('<', '\\u003c')
    const scripts = `<script type="application/json" id="text">${data}</script>
      <script type="module" src="/floor/react.js"></script>`
    return new Map([
      ['/floor/html', { type: 'text/html', content: document(text.title, body) }],
      ['/floor/react', { type: 'text/html', content: document(text.title, body, scripts) }],
      ['/floor/react.js', { type: 'text/javascript', content: code }],
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
}

function document(title: string, body: string, scripts = ''): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    </head><body><div id="root">${body}</div>${scripts}</body></html>`
}
