import type { Addresses } from '@parket/domain/site/links'
import { TextsProvider, type Texts } from '@parket/ui/texts/TextsProvider'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Router, useLocation, useRouter, type BaseLocationHook, type BaseSearchHook } from 'wouter'
import { Brand } from './components/Brand.tsx'
import { SessionDialogs } from './components/SessionDialogs.tsx'
import { isKnownPage } from './data/address/pageAddress.ts'
import { siteAddresses } from './data/address/siteAddresses.ts'
import { useLinkNavigation } from './data/address/useLinkNavigation.ts'
import { AuthProvider } from './data/auth/AuthProvider.tsx'
import { LoginDialogContext } from './data/auth/LoginDialogContext.ts'
import { giveStorage, type Storages } from './data/browserStorage.ts'
import { CurrentEventProvider } from './data/event/CurrentEvent.tsx'
import type { PageState } from './data/page/PageState.tsx'
import { pageTitles } from './data/page/pageTitles.ts'
import { PageStateProvider } from './data/page/PageStateProvider.tsx'
import type { PageHistory } from './data/pageHistory.ts'
import { givePorts, ports } from './data/ports.ts'
import { tidyStorage } from './data/tidyStorage.ts'
import { useLogin } from './login/useLogin.ts'
import type { ServerPage } from './serverPage.ts'
import { teamOf, type SiteBrand } from './siteBrand.ts'

/** How the API is called. It answers its own origin only: site and API share one, or a proxy joins them. */
export interface Client {
  /** Domain of the team whose data are shown; left out, `?ds=` of the address or the host names it. */
  ds?: string
  /** Sends a call; left out, the browser does. */
  fetch?: (request: Request) => Promise<Response>
}

/** Reads and changes the address, as hooks of wouter: `wouter/use-hash-location`, `wouter/memory-location`. */
export interface AddressRouter {
  hook: BaseLocationHook
  searchHook?: BaseSearchHook
  /** What Back goes through, and the `state` that `navigate` of the hook is given; left out, the browser's history. */
  pageHistory?: PageHistory
}

/**
 * What a site gives. `client`, `site`, `links`, `storage`, `clock`, `page` and `pageHistory` of the router are read once; `brand`
 * and `texts` may change.
 */
export interface ParketProviderProps {
  /** Name, colour and pictures of the team. */
  brand: SiteBrand
  client?: Client
  /**
   * The team's own site at «Паркет»: `https://vesna.example`, with `?ds=` where that host alone does not name the team.
   * Pages that this package does not have are there: the account, one's own rating, the check of a result. Left out,
   * no link leads to them.
   */
  site?: string
  /**
   * Where the site has its pages, as patterns: `{ event: '/turnir/:eventId' }`. Left out, where ours has them. A page may be
   * elsewhere: `{ profile: 'https://vesna.example/profile/profile' }`.
   */
  links?: Addresses
  /** Where login and drafts are kept; left out, the browser's storage. */
  storage?: Storages
  /** Left out, the History API. */
  router?: AddressRouter
  /** Milliseconds since 1970; left out, the device's clock. */
  clock?: () => number
  /** The page as a server makes it, the same there and in the browser; left out, the browser fetches everything. */
  page?: ServerPage | null
  /** Other words than ours, by subject: of another language, or a team's own manner. */
  texts?: Texts
  children: ReactNode
}

const ours: Texts = {}

/**
 * What hooks and pages of this package stand on. One for a page, around all of them: it knows who is logged in, shows
 * the dialog of the login, follows links to its pages without loading a new document, and gives the page the team's
 * colours.
 *
 * `client`, `site`, `links`, `storage`, `clock` and `pageHistory` hold for the whole document, not for what is below: a document has one
 * configuration. So has a process that renders on a server: teams that differ in them need a process each.
 */
export function ParketProvider(props: ParketProviderProps): ReactNode {
  const { brand, router, texts = ours, children } = props
  const [{ url, begun }] = useState(() => begin(props))
  const team = useMemo(() => teamOf(brand), [brand])
  const state = useMemo(() => ({ ...begun, team }), [begun, team])
  return (
    <Router
      hook={router?.hook}
      searchHook={router?.searchHook}
      ssrPath={url?.pathname}
      ssrSearch={url?.search}
    >
      <Brand brand={brand} />
      <PageStateProvider state={state}>
        <AuthProvider>
          <CurrentEventProvider>
            <TextsProvider texts={texts}>
              <WithLogin>{children}</WithLogin>
            </TextsProvider>
          </CurrentEventProvider>
        </AuthProvider>
      </PageStateProvider>
    </Router>
  )
}

function begin(given: ParketProviderProps) {
  const { client, site, links, storage, router, clock, page } = given
  const ds = client?.ds
  const addresses = siteAddresses(site, links)
  givePorts({
    ...(client?.fetch && { fetch: client.fetch }),
    ...(ds !== undefined && { ds: () => ds }),
    addresses,
    hasPage: (name) => name in pageTitles || name in addresses,
    ...(clock && { now: clock }),
    ...(router?.pageHistory && { history: router.pageHistory }),
  })
  giveStorage(storage ?? null)
  const isBrowser = typeof location === 'object'
  // Before any page reads what is kept.
  if (isBrowser) tidyStorage()
  const address = page?.url ?? (isBrowser ? location.href : null)
  const url = address === null ? null : new URL(address)
  const begun: Omit<PageState, 'team'> = {
    // A team that the site itself names need not stand in its addresses.
    ds: ds === undefined && url ? url.searchParams.get('ds') : null,
    siteUrl: url?.origin ?? '',
    version: '',
    now: page?.now ?? new Date(ports.now()).toISOString(),
    refusal: null,
    embedded: page?.embedded ?? null,
  }
  return { url, begun }
}

function WithLogin({ children }: { children: ReactNode }): ReactNode {
  const login = useLogin()
  const [, navigate] = useLocation()
  const { parser } = useRouter()
  // Other links of the document are the site's own to follow.
  const isPage = useCallback((path: string) => isKnownPage(path, parser), [parser])
  useLinkNavigation({ isOff: false, go: navigate, isPage })
  return (
    <LoginDialogContext value={login.open}>
      {children}
      <SessionDialogs login={login} />
    </LoginDialogContext>
  )
}
