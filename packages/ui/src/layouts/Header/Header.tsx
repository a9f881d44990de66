import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import type { MenuMode } from '../SideMenu/SideMenu.tsx'
import { Logo, type HeaderTenant } from './Logo.tsx'
import * as styles from './Header.css.ts'

export interface HeaderTitle {
  /** The whole title. */
  full: string
  /** Shortened for a phone: 100 characters and an ellipsis (spec §2). */
  short: string
  /** Address of the event's page. */
  href: string
}

export interface HeaderProps {
  /** Whose site it is. */
  tenant: HeaderTenant
  /** Where the logo leads. */
  homeHref: string
  /** The selected event: on a phone its title takes the logo's place (spec §2). */
  title?: HeaderTitle | null
  /** Id of the side menu, which the toggles control. */
  menuId: string
  /** How wide the side menu is. */
  menuMode: MenuMode
  /** The side menu is to change its width. */
  onMenuModeToggle: () => void
  /** Who is logged in, and what they can do. */
  account: AccountMenuProps
}

/** Characters that three lines of the page's own size hold on a phone of 320 px. */
const THREE_LINES = 60

/** Menu toggle, logo, page title, account menu. */
export function Header({
  tenant,
  homeHref,
  title,
  menuId,
  menuMode,
  onMenuModeToggle,
  account,
}: HeaderProps) {
  const isNormal = menuMode === 'normal'
  return (
    <header className={styles.header}>
      <div className={cx(styles.toggle, styles.onDesktop)}>
        <IconButton
          aria-label={isNormal ? 'Свернуть меню' : 'Развернуть меню'}
          icon={<MenuIcon />}
          aria-expanded={isNormal}
          aria-controls={menuId}
          onPress={onMenuModeToggle}
        />
      </div>
      <div className={cx(styles.toggle, styles.onMobile)}>
        <IconButton aria-label="Меню" icon={<MenuIcon />} popoverTarget={menuId} />
      </div>
      <Logo tenant={tenant} href={homeHref} isDesktopOnly={Boolean(title)} />
      {title && (
        <a className={cx(styles.title, isLong(title) && styles.longTitle)} href={title.href}>
          <span className={styles.onDesktop}>{title.full}</span>
          <span className={styles.onMobile}>{title.short}</span>
        </a>
      )}
      <div className={styles.account}>
        <AccountMenu {...account} />
      </div>
    </header>
  )
}

/** Whether a phone needs smaller type for it. */
function isLong({ short }: HeaderTitle): boolean {
  return short.length > THREE_LINES
}
