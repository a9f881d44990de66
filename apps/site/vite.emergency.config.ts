import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The script of emergency files, built apart from the site: one file and its styles, which the server writes into each
 * document. No page loads it (docs/adr/0108).
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: false,
  build: {
    // The oldest browsers that stations work in.
    target: ['chrome109', 'safari16.4', 'firefox115'],
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: 'src/emergency/entry-emergency.tsx',
      output: {
        // A module is not loaded from file://.
        format: 'iife',
        entryFileNames: 'emergency.js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'emergency.css' : '[name][extname]',
      },
    },
    reportCompressedSize: false,
  },
})
