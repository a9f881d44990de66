import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The API answers its own origin only: in development Vite passes calls on, in production a proxy does.
// The pictures that people share are drawn there, too.
const proxy = {
  '^/(api|sanctum)/|^/events/.*/share\\.png': {
    target: process.env['API_URL'] ?? 'http://127.0.0.1:3000',
  },
}

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } })
