import { fullName } from '@parket/domain/account/user'
import { cutTitle, eventTitle } from '@parket/domain/event/title'
import { MainLayout } from '@parket/ui/layouts/MainLayout'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useIsOffline } from '../data/connection.ts'
import { useCurrentEvent } from '../data/event/CurrentEvent.tsx'
import { useLinkNavigation } from './useLinkNavigation.ts'
import { usePageChange } from './usePageChange.ts'
import { PageErrorBoundary } from '../pages/status/PageErrorBoundary.tsx'
import { usePageState } from '../data/page/PageState.tsx'
import { useLinks } from '../data/address/useLinks.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { LoginDialogContext } from '../data/auth/LoginDialogContext.ts'
import { toggleTheme } from './theme.ts'
import { useMenu } from './useMenu.tsx'
import { useMenuMode } from './useMenuMode.ts'

const LoginDialogs = lazy(async () => ({
  default: (await import('./LoginDialogs.tsx')).LoginDialogs,
}))

/** The main layout of every page: header with the selected event, menus, the dialog to log in. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { team, version, refusal } = usePageState()
  const { user, end } = useAuth()
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
        homeHref={links.to('home')}
        title={
          event && {
            full: title,
            short: cutTitle(title),
            href: links.to('event', { eventId: event.id }),
          }
        }
        menu={menu}
        menuMode={menuMode}
        onMenuModeToggle={toggleMenuMode}
        account={{
          user: user && { fullName: fullName(user), email: user.email },
          links: [
            { label: 'Профиль', href: links.to('profile') },
            { label: 'Мои турниры', href: links.to('infoByName') },
            { label: 'Мои регистрации', href: links.to('myRegistrations') },
            { label: 'Мой рейтинг', href: links.to('userRating') },
          ],
          onLogin: openLogin,
          onLogout: end,
          registerHref: links.to('accountRegistration'),
        }}
        version={version}
        versionHref={links.to('selfCheck')}
        footer={{
          links: [
            { label: 'Турниры по имени', href: links.to('infoByName') },
            { label: 'Рейтинг', href: links.to('userRating') },
            { label: 'Персональные данные', href: links.to('privacy') },
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
            <LoginDialogs isOpen={loginPath === path} onClose={() => setLoginPath(null)} />
          </Suspense>
        </PageErrorBoundary>
      )}
    </LoginDialogContext>
  )
}
