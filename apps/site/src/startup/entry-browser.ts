import '@parket/ui/theme/global.css'
import { startNow, startOnIdleOrInput } from './bootstrap.ts'
import { preloadAssets } from './preloadAssets.ts'
import { reloadOnMissingCode } from '../data/page/reloadOnMissingCode.ts'

/**
 * A page from the server can be read, and its links followed, without us: React and the app come when
 * the browser is idle or somebody touches something, whichever is first. A page that came bare
 * (or one drawn in the browser only) needs them at once.
 */
const isComplete = document.documentElement.dataset['complete'] === 'true'
const start = async () => {
  preloadAssets()
  try {
    const { startApp } = await import('./startApp.tsx')
    await startApp()
  } finally {
    // A draft kept in this browser stands in the form by now, or nothing will put it there.
    delete document.documentElement.dataset['draft']
  }
}

reloadOnMissingCode()
if (isComplete) startOnIdleOrInput(start)
else startNow(start)
