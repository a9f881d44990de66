import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The devices of the day, built apart from the site: nothing of it is fetched with the site, and nothing of the site with
 * it (docs/adr/0089).
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    // Beside the site's files, which stand there already.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/station.json',
    rollupOptions: {
      input: {
        'entry-station': 'src/station/entry-station.tsx',
        // At an address that stays: the browser asks there for a newer one.
        'station-worker': 'src/data/offline/entry-worker.ts',
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'station-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
  },
})
