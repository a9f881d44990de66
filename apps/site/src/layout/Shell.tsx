import { fullName } from '@parket/domain/account/user'
import { cutTitle, eventTitle } from '@parket/domain/event/title'
import { MainLayout } from '@parket/ui/layouts/MainLayout'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useIsOffline } from '../connection.ts'
import { useCurrentEvent } from '../event/CurrentEvent.tsx'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import { usePageChange } from '../navigation/usePageChange.ts'
import { loadOrReloadOnce } from '../page/loadOrReloadOnce.ts'
import { PageErrorBoundary } from '../page/PageErrorBoundary.tsx'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { patterns, titles } from '../paths.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { LoginDialogContext } from './LoginDialogContext.ts'
import { toggleTheme } from './theme.ts'
import { useMenu } from './useMenu.tsx'
import { useMenuMode } from './useMenuMode.ts'

const LoginContainer = lazy(async () => ({
  default: (
    await loadOrReloadOnce('LoginContainer', () => import('../containers/LoginContainer.tsx'))
  ).LoginContainer,
}))

/** The main layout of every page: header with the selected event, menus, the dialog to log in. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { team, version, refusal } = usePageState()
  const { user, end } = useSession()
  const event = useCurrentEvent()
  const links = useLinks()
  const isOffline = useIsOffline()
  const menu = useMenu()
  const [menuMode, toggleMenuMode] = useMenuMode()
  const [path] = useLocation()
  // The dialog belongs to the page it was opened on: following a link in it closes it.
  const [loginPath, setLoginPath] = useState<string | null>(null)
  const [wasLoginOpened, setLoginOpened] = useState(false)
  function openLogin() {
    setLoginPath(path)
    setLoginOpened(true)
  }
  useLinkNavigation({ isOff: refusal !== null })
  usePageChange()

  const title = event ? eventTitle(event) : ''
  return (
    <LoginDialogContext value={openLogin}>
      <MainLayout
        tenant={{ name: team.name, logoUrl: team.logo_url }}
        homeHref={links.to(patterns.home)}
        title={
          event && {
            full: title,
            short: cutTitle(title),
            href: links.to(patterns.event, { eventId: event.id }),
          }
        }
        menu={menu}
        menuMode={menuMode}
        onMenuModeToggle={toggleMenuMode}
        account={{
          user: user && { fullName: fullName(user), email: user.email },
          links: [
            { label: 'Профиль', href: links.to(patterns.ownProfile) },
            { label: 'Мои турниры', href: links.to(patterns.infoByName) },
            { label: 'Мои регистрации', href: links.to(patterns.myRegistrations) },
            { label: 'Мой рейтинг', href: links.to(patterns.userRating) },
          ],
          onLogin: openLogin,
          onLogout: end,
          registerHref: links.to(patterns.accountRegistration),
        }}
        version={version}
        versionHref={links.to(patterns.selfCheck)}
        footer={{
          links: [
            { label: 'Турниры по имени', href: links.to(patterns.infoByName) },
            { label: 'Рейтинг', href: links.to(patterns.userRating) },
            { label: titles.privacy, href: links.to(patterns.privacy) },
          ],
          onThemeToggle: toggleTheme,
        }}
        isTenantLoaded
        isOffline={isOffline}
      >
        {children}
      </MainLayout>
      {wasLoginOpened && (
        <PageErrorBoundary>
          <Suspense>
            <LoginContainer isOpen={loginPath === path} onClose={() => setLoginPath(null)} />
          </Suspense>
        </PageErrorBoundary>
      )}
    </LoginDialogContext>
  )
}
