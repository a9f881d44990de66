import '@parket/ui/theme/global.css'
import { startAppAndReplay, startOnIdleOrInput } from './bootstrap.ts'
import { preloadAssets } from './preloadAssets.ts'
import { watchInput } from '@parket/react/data/page/isDirty'
import { reloadOnMissingCode } from '@parket/react/data/page/reloadOnMissingCode'

/**
 * A page from the server can be read, and its links followed, without us: React and the app come when
 * the browser is idle or somebody touches something, whichever is first. A page that came bare
 * (or one drawn in the browser only) needs them at once.
 */
const { complete, refusal } = document.documentElement.dataset
// What a visitor may not see is asked for again at once by whoever is logged in.
const canWait = complete === 'true' && refusal === undefined
const start = async () => {
  preloadAssets()
  try {
    if (isOlderBrowser()) (await import('./missingMethods.ts')).addMissingMethods()
    const { startApp } = await import('./startApp.tsx')
    await startApp()
  } finally {
    // A draft kept in this browser stands in the form by now, or nothing will put it there.
    delete document.documentElement.dataset['draft']
    delete document.documentElement.dataset['refusal']
    // The rest of the page may be laid out (`laidOutLater`).
    document.documentElement.dataset['started'] = ''
  }
}

/** Whether it lacks methods that the app uses: the newest of them stand for all. */
function isOlderBrowser(): boolean {
  return !('toSorted' in Array.prototype && 'groupBy' in Map && 'withResolvers' in Promise)
}

watchInput()
reloadOnMissingCode()
if (canWait) startOnIdleOrInput(start)
else startAppAndReplay(start)
