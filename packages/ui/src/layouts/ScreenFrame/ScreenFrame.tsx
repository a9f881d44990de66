import '../../theme/global.css.ts'
import type { ReactNode } from 'react'
import { Logo, type HeaderTenant } from '../Header/Logo.tsx'
import * as page from '../MainLayout/MainLayout.css.ts'
import * as styles from './ScreenFrame.css.ts'

export interface ScreenFrameProps {
  /** Whose site it is. */
  tenant: HeaderTenant
  /** Where the logo leads. */
  homeHref?: string
  /** At the end of the header: links of the site, the button of the login. */
  actions?: ReactNode
  /** The screen. */
  children: ReactNode
}

/** Header with the logo, and a screen within the page's columns. */
export function ScreenFrame({ tenant, homeHref = '/', actions, children }: ScreenFrameProps) {
  return (
    <div className={styles.frame}>
      <a className={page.skipLink} href="#main">
        К содержанию
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo tenant={tenant} href={homeHref} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      <main id="main" className={page.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
