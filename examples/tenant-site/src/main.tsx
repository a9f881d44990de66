import '@parket/ui/theme/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
