import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { WarningIcon } from '../../icons/WarningIcon.tsx'
import { Logo, type HeaderTenant } from '../Header/Logo.tsx'
import { SideMenuGroup } from './SideMenuGroup.tsx'
import * as styles from './SideMenu.css.ts'
import type { SideMenuSection } from './sideMenuData.ts'

export type { SideMenuSection, SideMenuItem } from './sideMenuData.ts'

export type MenuMode = 'narrow' | 'normal'

export interface SideMenuProps {
  /** Id that the toggles in the header refer to. */
  id: string
  /** Whose site it is: at the top of a phone's drawer, where the header may have no room for it. */
  tenant: HeaderTenant
  /** Where its logo leads. */
  homeHref: string
  /** The links by subject. */
  sections: readonly SideMenuSection[]
  /** Narrow shows the icons, normal the words too. */
  mode: MenuMode
  /** The app's version, with its commit after a space, or why it did not load; null while it is not known. */
  version: string | null
  /** Where the version leads: the self-check page. */
  versionHref: string
}

/** A native popover, so that the drawer of a phone opens before any script has run. */
export function SideMenu(props: SideMenuProps) {
  const { id, tenant, homeHref, sections, mode, version, versionHref } = props
  // Its commit is in the tooltip: the narrow menu has no room for it.
  const number = /^\d\S*/.exec(version ?? '')?.[0]
  const isNumber = number !== undefined
  const menu = useRef<HTMLElement>(null)
  function closeAfterChoice(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isLink && menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  return (
    // A press on a link closes the drawer; the links themselves are the interactive elements.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={menu}
      id={id}
      className={styles.menu}
      aria-label="Главное меню"
      popover="auto"
      onClick={closeAfterChoice}
    >
      <div className={styles.drawerHead}>
        <IconButton
          aria-label="Закрыть меню"
          icon={<CloseIcon />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
        <Logo tenant={tenant} href={homeHref} />
      </div>
      {sections.map((section) => (
        <SideMenuGroup
          key={section.title ?? section.items[0]?.href}
          section={section}
          hasTooltips={mode === 'narrow'}
        />
      ))}
      {version !== null && (
        <a
          className={styles.version}
          href={versionHref}
          title={number === version ? undefined : version}
        >
          {isNumber ? (
            <>
              <span className={styles.versionWord}>Версия </span>
              {number}
            </>
          ) : (
            <>
              <WarningIcon /> <span className={styles.versionWord}>{version}</span>
            </>
          )}
        </a>
      )}
    </nav>
  )
}
