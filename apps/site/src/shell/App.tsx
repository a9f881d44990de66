import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { CurrentPage } from './CurrentPage.tsx'
import { CurrentEventProvider } from '@parket/react/data/event/CurrentEvent'
import { Shell } from './Shell.tsx'
import type { PageState } from '@parket/react/data/page/PageState'
import { PageStateProvider } from '@parket/react/data/page/PageStateProvider'
import { AuthProvider } from '@parket/react/data/auth/AuthProvider'

interface AppProps {
  state: PageState
  /** Path and query of the request, where there is no address bar to read them from. */
  serverPath?: string
  serverSearch?: string
  /** Called in the browser, once the page answers. */
  onReady?: () => void
}

/** The whole site, the same on the server and in the browser. */
export function App({ state, serverPath, serverSearch, onReady }: AppProps): ReactNode {
  return (
    <Router ssrPath={serverPath} ssrSearch={serverSearch}>
      <PageStateProvider state={state}>
        <AuthProvider>
          <CurrentEventProvider>
            <Shell>
              <CurrentPage onReady={onReady} />
            </Shell>
          </CurrentEventProvider>
        </AuthProvider>
      </PageStateProvider>
    </Router>
  )
}
