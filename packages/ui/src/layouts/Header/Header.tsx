import { BrandMark } from '../../components/BrandMark/BrandMark.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import type { MenuMode } from '../SideMenu/SideMenu.tsx'
import * as styles from './Header.css.ts'

export interface HeaderTenant {
  /** The team's name. */
  name: string
  /** Picture of the logo; the name with a mark stands in its place. */
  logoUrl: string | null
}

export interface HeaderTitle {
  /** The whole title. */
  full: string
  /** The same cut for a phone: 100 characters and an ellipsis (spec §2). */
  short: string
}

export interface HeaderProps {
  /** Whose site it is. */
  tenant: HeaderTenant
  /** Where the logo leads. */
  homeHref: string
  /** What the page is about. */
  title?: HeaderTitle
  /** An event is selected: on a phone its title takes the logo's place. */
  hasEvent: boolean
  /** Id of the side menu, which the toggles control. */
  menuId: string
  /** How wide the side menu is. */
  menuMode: MenuMode
  /** The side menu is to change its width. */
  onMenuModeToggle: () => void
  /** Who is logged in, and what they can do. */
  account: AccountMenuProps
}

/** Menu toggle, logo, page title, account menu. */
export function Header({
  tenant,
  homeHref,
  title,
  hasEvent,
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
          label={isNormal ? 'Свернуть меню' : 'Развернуть меню'}
          icon={<MenuIcon />}
          isExpanded={isNormal}
          controls={menuId}
          onPress={onMenuModeToggle}
        />
      </div>
      <div className={cx(styles.toggle, styles.onMobile)}>
        <IconButton label="Меню" icon={<MenuIcon />} popoverTarget={menuId} />
      </div>
      <a className={cx(styles.logo, hasEvent && styles.onDesktop)} href={homeHref}>
        {tenant.logoUrl ? (
          <img className={styles.logoImage} src={tenant.logoUrl} alt={tenant.name} />
        ) : (
          <>
            <span className={styles.logoMark}>
              <BrandMark />
            </span>
            <span className={styles.logoName}>{tenant.name}</span>
          </>
        )}
      </a>
      {title && (
        <p className={styles.title}>
          <span className={styles.onDesktop}>{title.full}</span>
          <span className={styles.onMobile}>{title.short}</span>
        </p>
      )}
      <div className={styles.account}>
        <AccountMenu {...account} />
      </div>
    </header>
  )
}
