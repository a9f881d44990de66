import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../shell/App.tsx'
import { interceptBack } from '../shell/useLeaveQuestion.ts'
import { preserveInput } from './preserveInput.ts'
import { keepPage } from '../data/offline/keepPage.ts'
import { readPageState } from '@parket/react/data/page/PageState'
import { givePorts } from '@parket/react/data/ports'
import { tidyStorage } from '@parket/react/data/tidyStorage'
import { hasInput } from '@parket/react/data/page/isDirty'
import { findPage, isServerRendered, type Page } from '../pages.ts'

/** Takes over the page the server made, or draws it where there is none (`npm run dev`); ends when it answers. */
export async function startApp(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root')
  interceptBack()
  tidyStorage()
  givePorts({ keepPage })
  const embedded = readPageState()
  if (embedded) {
    const match = findPage(location.pathname)
    // The code of the first page comes before hydration: what the server rendered is never replaced.
    if (match && isServerRendered(match, location.search.slice(1))) await preload(match.page)
    const restoreInput = preserveInput()
    await new Promise<void>((onReady) => {
      hydrateRoot(root, <App state={embedded} onReady={onReady} />)
    })
    restoreInput()
  } else {
    const { loadPageState } = await import('./loadPageState.ts')
    createRoot(root).render(<App state={await loadPageState()} />)
  }
}

/** A page without its code can still be read; a form without it is said to have failed, unless that would clear it. */
async function preload(page: Page): Promise<void> {
  try {
    await page.preload()
  } catch (error) {
    if (!page.isForm || hasInput()) throw error
  }
}
