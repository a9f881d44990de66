import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const target = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
const proxy = { '^/(api|sanctum)': { target } }

// The API answers its own origin only: in development Vite passes calls on, in production a proxy does.
export default defineConfig({
  plugins: [react()],
  // Rendered by Node, the library goes into the bundle: Node alone cannot import the CSS beside its modules.
  ssr: { noExternal: [/^@parket\//] },
  server: { proxy },
  preview: { proxy },
})
