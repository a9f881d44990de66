import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the pages that `tools/src/bench/table.ts` measures, as the site is built. */
export default defineConfig({
  root: `${import.meta.dirname}/../packages/ui/bench/table`,
  plugins: [react({ compiler: true }), vanillaExtractPlugin()],
})
