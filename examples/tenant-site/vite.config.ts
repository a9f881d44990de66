import { brandStyleText } from '@parket/ui/theme/brand'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** One colour is all a team chooses: shades and the text on them follow, readable in both themes. */
const ACCENT = '#0f6e84'

/** Writes the team's colours into the page, after the library's own: no script computes them, and nothing flashes. */
const brandStyle: Plugin = {
  name: 'brand-style',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      { tag: 'style', children: brandStyleText({ accent: ACCENT }), injectTo: 'head' },
    ],
  },
}

const target = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
const proxy = { '^/(api|sanctum)': { target } }

// The API answers its own origin only: in development Vite passes calls on, in production a proxy does.
export default defineConfig({
  plugins: [react(), brandStyle],
  server: { proxy },
  preview: { proxy },
})
