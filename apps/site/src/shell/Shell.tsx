import { fullName } from '@parket/domain/account/user'
import { cutTitle, eventTitleParts } from '@parket/domain/event/title'
import { BareLayout } from '@parket/ui/layouts/BareLayout'
import { MainLayout } from '@parket/ui/layouts/MainLayout'
import { lazy, Suspense, type ReactNode } from 'react'
import { useAddress } from '@parket/react/data/address/useAddress'
import { useIsOffline } from '@parket/react/data/connection'
import { useCurrentEvent } from '@parket/react/data/event/CurrentEvent'
import { useLeaveQuestion } from './useLeaveQuestion.ts'
import { useLinkNavigation } from '@parket/react/data/address/useLinkNavigation'
import { useLogin } from '@parket/react/login/useLogin'
import { usePageChange } from '@parket/react/data/address/usePageChange'
import { isSameContent } from './isSameContent.ts'
import { ExistingPagesContext } from '../data/page/ExistingPages.ts'
import { existingPages, findPage, isReadOnly } from '../pages.ts'
import { PageErrorBoundary } from '@parket/react/components/PageErrorBoundary'
import { SessionDialogs } from '@parket/react/components/SessionDialogs'
import { usePageState } from '@parket/react/data/page/PageState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { LoginDialogContext } from '@parket/react/data/auth/LoginDialogContext'
import { toasts } from '../data/toasts.ts'
import { toggleTheme } from './theme.ts'
import { useMenu } from './useMenu.tsx'
import { useMenuMode } from './useMenuMode.ts'
import { useVersion } from './useVersion.ts'

const UnsavedDialog = lazy(async () => ({
  default: (await import('@parket/ui/layouts/UnsavedDialog')).UnsavedDialog,
}))

const ToastRegion = lazy(async () => ({
  default: (await import('@parket/ui/components/ToastRegion')).ToastRegion,
}))

const Rehearsal = lazy(async () => ({ default: (await import('./Rehearsal.tsx')).Rehearsal }))

/** Around every page: its layout (the page table says which) and the dialogs that any page may need. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { refusal } = usePageState()
  const { path } = useAddress()
  const { status } = useAuth()
  const login = useLogin()
  const leaving = useLeaveQuestion()
  useLinkNavigation({ isOff: refusal !== null, go: leaving.go })
  usePageChange(isSameContent)
  const page = findPage(path)?.page

  return (
    <ExistingPagesContext value={existingPages}>
      <LoginDialogContext value={login.open}>
        {page?.layout === 'bare' ? (
          <BareLayout>{children}</BareLayout>
        ) : (
          <MainPage onLogin={() => login.open({})} isReadOnly={page ? isReadOnly(page) : true}>
            {children}
          </MainPage>
        )}
        <SessionDialogs login={login} />
        {leaving.isAsked && (
          <PageErrorBoundary>
            <Suspense>
              <UnsavedDialog onLeave={leaving.onLeave} onStay={leaving.onStay} />
            </Suspense>
          </PageErrorBoundary>
        )}
        {status === 'loggedIn' && (
          <PageErrorBoundary>
            <Suspense>
              <ToastRegion queue={toasts} />
            </Suspense>
          </PageErrorBoundary>
        )}
      </LoginDialogContext>
    </ExistingPagesContext>
  )
}

interface MainPageProps {
  onLogin: () => void
  /** The page has nothing to send. */
  isReadOnly: boolean
  children: ReactNode
}

/** The main layout: header with the selected event, menus, footer. */
function MainPage({ onLogin, isReadOnly, children }: MainPageProps): ReactNode {
  const { team } = usePageState()
  const version = useVersion()
  const { user, subject, isExpired, end } = useAuth()
  const event = useCurrentEvent()
  const links = useLinks()
  const isOffline = useIsOffline()
  const menu = useMenu()
  const [menuMode, toggleMenuMode] = useMenuMode()

  return (
    <MainLayout
      tenant={{ name: team.name, logoUrl: team.logo_url }}
      homeHref={links.to('home')}
      title={
        event && {
          eventId: event.id,
          bannerUrl: event.banner_url,
          full: eventTitleParts(event),
          short: cutTitle(eventTitleParts(event)),
          href: links.to('event', { eventId: event.id }),
        }
      }
      menu={menu}
      menuMode={menuMode}
      onMenuModeToggle={toggleMenuMode}
      account={{
        user: user && !isExpired ? { fullName: fullName(user), email: user.email } : null,
        links: [
          { label: 'Профиль', href: links.to('profile') },
          { label: 'Мои турниры', href: links.to('infoByName') },
          { label: 'Мои регистрации', href: links.to('myRegistrations') },
          { label: 'Мой рейтинг', href: links.to('userRating') },
          // Whoever works at events finds them here (docs/rules/rights.md, «Finding one's events»).
          ...(subject.roles.length > 0
            ? [{ label: 'Мои события', href: links.to('myEvents') }]
            : []),
        ],
        onLogin,
        onLogout: end,
        registerHref: links.to('accountRegistration'),
      }}
      version={version}
      versionHref={links.to('selfCheck')}
      footer={{
        links: [
          { label: 'Мои турниры', href: links.to('infoByName') },
          { label: 'Рейтинг', href: links.to('rating') },
          { label: 'Персональные данные', href: links.to('privacy') },
        ],
        onThemeToggle: toggleTheme,
      }}
      band={
        event?.rehearsal_of != null && (
          <PageErrorBoundary>
            <Suspense>
              <Rehearsal originId={event.rehearsal_of} />
            </Suspense>
          </PageErrorBoundary>
        )
      }
      isTenantLoaded
      isOffline={isOffline}
      isReadOnly={isReadOnly}
    >
      {children}
    </MainLayout>
  )
}
