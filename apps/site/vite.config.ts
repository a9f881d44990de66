import localesPlugin from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './chunks.ts'

const API = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    // Russian only: other languages' texts of the components would weigh more than the components.
    { ...localesPlugin.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
    // React Compiler where a component asks for it ('use memo'): it makes code half as large again.
    react({ compiler: { compilationMode: 'annotation' } }),
    vanillaExtractPlugin(),
  ],
  // The router brings a stand-in for what React itself has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The server inlines a public page's CSS; the browser entry is the only other thing it needs.
    ...(isSsrBuild
      ? {}
      : { rollupOptions: { input: 'src/startup/entry-browser.ts', output: { codeSplitting } } }),
    assetsInlineLimit: 0,
    // The server names what the first page needs, and links fetch the next page ahead: a list of every page's files in
    // the app would only weigh.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
  },
  // The server's bundle carries its dependencies: one file set that agrees with the browser's.
  ssr: { noExternal: true },
  // Without this the server would render with React's several times slower development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: {
    proxy: { '^/(api|sanctum|\\.well-known|version.txt|healthz|readyz)': { target: API } },
  },
}))
