import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { keepTypedText } from './page/keepTypedText.ts'
import { loadPageState } from './page/loadPageState.ts'
import { readPageState } from './page/PageState.tsx'
import { findRoute } from './routes.tsx'

/** Takes over the page the server made, or draws it where there is none (`npm run dev`); ends when it answers. */
export async function startApp(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root')
  const embedded = readPageState()
  if (embedded) {
    const route = findRoute(location.pathname)?.route
    // The code of the first page comes before hydration: what the server drew is never replaced.
    if (route?.isServerRendered) await route.page.preload()
    const putBackTypedText = keepTypedText()
    await new Promise<void>((onReady) => {
      hydrateRoot(root, <App state={embedded} onReady={onReady} />)
    })
    putBackTypedText()
  } else {
    createRoot(root).render(<App state={await loadPageState()} />)
  }
}
