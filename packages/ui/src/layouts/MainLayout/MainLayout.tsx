import '../../theme/global.css.ts'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import { Header } from '../Header/Header.tsx'
import type { HeaderTitle } from '../Header/Header.tsx'
import type { HeaderTenant } from '../Header/Logo.tsx'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import { SideMenu } from '../SideMenu/SideMenu.tsx'
import type { MenuMode } from '../SideMenu/SideMenu.tsx'
import type { SideMenuSection } from '../SideMenu/sideMenuData.ts'
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx'
import * as styles from './MainLayout.css.ts'

export interface MainLayoutProps {
  /** Whose pages these are. */
  tenant: HeaderTenant
  /** Where the logo leads. */
  homeHref?: string
  /** Title of the selected event: «dates. city. event name»; on a phone it takes the place of the logo. */
  title?: HeaderTitle | null
  /** Sections of the side menu. */
  menu: readonly SideMenuSection[]
  /** Width of the side menu on a desktop: 58 or 205 px. `<html data-menu-mode="normal">` set before the first paint does the same. */
  menuMode: MenuMode
  /** The side menu is to change its width. */
  onMenuModeToggle: () => void
  /** Who is logged in, and what they can do. */
  account: AccountMenuProps
  /** Shown at the bottom of the menu; null while not known. */
  version: string | null
  /** Where the version leads. */
  versionHref: string
  /** Until then there is nothing but a spinner (docs/rules/site.md, «Layouts»). */
  isTenantLoaded: boolean
  /** There is no connection. */
  isOffline?: boolean
  /** The page has nothing to send: without a connection nothing is said of what one typed. */
  isReadOnly?: boolean
  /** Above the page: what holds for all pages of the selected event. */
  band?: ReactNode
  /** The footer of every page; without it there is none. */
  footer?: SiteFooterProps
  /** The page. */
  children: ReactNode
}

/** Header, side menu, content: every page but the bare ones. */
export function MainLayout({
  tenant,
  homeHref = '/',
  title,
  menu,
  menuMode,
  onMenuModeToggle,
  account,
  version,
  versionHref,
  isTenantLoaded,
  isOffline = false,
  isReadOnly = false,
  band,
  footer,
  children,
}: MainLayoutProps) {
  const menuId = useId()
  if (!isTenantLoaded) {
    return (
      <main className={styles.loading}>
        <Spinner aria-label="Загрузка" />
      </main>
    )
  }
  return (
    <div className={styles.shell} data-menu-mode={menuMode}>
      <a className={styles.skipLink} href="#main">
        К содержанию
      </a>
      <div className={styles.header}>
        <Header {...{ tenant, homeHref, title, menuId, menuMode, onMenuModeToggle, account }} />
      </div>
      <SideMenu
        id={menuId}
        tenant={tenant}
        homeHref={homeHref}
        sections={menu}
        mode={menuMode}
        version={version}
        versionHref={versionHref}
      />
      <div className={band ? styles.panelWithBand : styles.panel}>
        {band}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {footer && <SiteFooter {...footer} />}
      </div>
      <OfflineNotice isOffline={isOffline} isReadOnly={isReadOnly} />
    </div>
  )
}
