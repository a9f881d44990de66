import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { CurrentPage } from './CurrentPage.tsx'
import { CurrentEventProvider } from '../data/event/CurrentEvent.tsx'
import { Shell } from './Shell.tsx'
import type { PageState } from '../data/page/PageState.tsx'
import { PageStateProvider } from '../data/page/PageStateProvider.tsx'
import { AuthProvider } from '../data/auth/AuthProvider.tsx'

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
