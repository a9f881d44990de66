import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { completeSystemFace, fetchOwnFace } from './page/ownFace.ts'
import { keepTypedText } from './page/keepTypedText.ts'
import { readPageState } from './page/PageState.tsx'
import { hasTypedText } from './page/typedText.ts'
import { findRoute, isDrawnByServer, type SiteRoute } from './routes.tsx'

/** Takes over the page the server made, or draws it where there is none (`npm run dev`); ends when it answers. */
export async function startApp(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root')
  const embedded = readPageState()
  if (embedded) {
    const match = findRoute(location.pathname)
    // The code of the first page comes before hydration: what the server drew is never replaced.
    if (match && isDrawnByServer(match, location.search.slice(1))) await preload(match.route)
    const putBackTypedText = keepTypedText()
    await new Promise<void>((onReady) => {
      hydrateRoot(root, <App state={embedded} onReady={onReady} />)
    })
    putBackTypedText()
  } else {
    const { loadPageState } = await import('./page/loadPageState.ts')
    createRoot(root).render(<App state={await loadPageState()} />)
  }
  completeSystemFace()
  void fetchOwnFace()
}

/** A page without its code can still be read; a form without it is said to have failed, unless that would clear it. */
async function preload({ page, isForm }: SiteRoute): Promise<void> {
  try {
    await page.preload()
  } catch (error) {
    if (!isForm || hasTypedText()) throw error
  }
}
