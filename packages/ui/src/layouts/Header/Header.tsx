import type { TitleParts } from '@parket/domain/event/title'
import { EventPicture } from '../../components/EventPicture/EventPicture.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import type { MenuMode } from '../SideMenu/SideMenu.tsx'
import { Logo, type HeaderTenant } from './Logo.tsx'
import * as styles from './Header.css.ts'

export interface HeaderTitle {
  /** The event whose title it is: its picture stands before it. */
  eventId: number
  /** The organiser's own picture of it. */
  bannerUrl?: string | null
  /** The whole title. */
  full: TitleParts
  /** Shortened for a phone: 100 characters and an ellipsis (docs/rules/site.md, «Header»). */
  short: TitleParts
  /** Address of the event's page. */
  href: string
}

export interface HeaderProps {
  /** Whose site it is. */
  tenant: HeaderTenant
  /** Where the logo leads. */
  homeHref: string
  /** The selected event: on a phone its title takes the logo's place (docs/rules/site.md, «Header»). */
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
        <a className={styles.title} href={title.href}>
          <div
            className={cx(
              styles.thumb,
              needsAllRoom(title.short) ? styles.onDesktop : styles.notOnTheNarrowest,
            )}
          >
            <EventPicture eventId={title.eventId} format="thumb" bannerUrl={title.bannerUrl} />
          </div>
          <span className={cx(styles.line, styles.onDesktop)}>
            {title.full.lead} <span className={styles.name}>{title.full.name}</span>
          </span>
          <span className={cx(styles.onMobile, isLong(title.short) ? styles.long : styles.stacked)}>
            <span className={styles.lead}>{title.short.lead} </span>
            <span className={styles.name}>{title.short.name}</span>
          </span>
        </a>
      )}
      <div className={styles.account}>
        <AccountMenu {...account} />
      </div>
    </header>
  )
}

/** Whether dates and city fill their line of a phone without the picture. */
function needsAllRoom(title: TitleParts): boolean {
  return title.lead.length > 28 || isLong(title)
}

/** Whether the name takes more than one line of a phone, or dates and city more than two. */
function isLong({ lead, name }: TitleParts): boolean {
  return lead.length > 40 || name.length > 23
}
