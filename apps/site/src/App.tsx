import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { CurrentPage } from './CurrentPage.tsx'
import { CurrentEventProvider } from './event/CurrentEvent.tsx'
import { Shell } from './layout/Shell.tsx'
import { PageStateContext, type PageState } from './page/PageState.tsx'
import { SessionProvider } from './session/SessionProvider.tsx'

interface AppProps {
  state: PageState
  /** Path and query of the request, where there is no address bar to read them from. */
  serverPath?: string
  serverSearch?: string
}

/** The whole site, the same on the server and in the browser. */
export function App({ state, serverPath, serverSearch }: AppProps): ReactNode {
  return (
    <Router ssrPath={serverPath} ssrSearch={serverSearch}>
      <PageStateContext value={state}>
        <SessionProvider>
          <CurrentEventProvider>
            <Shell>
              <CurrentPage />
            </Shell>
          </CurrentEventProvider>
        </SessionProvider>
      </PageStateContext>
    </Router>
  )
}
