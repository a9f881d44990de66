import type { ReactNode } from 'react'

export interface SideMenuItem {
  /** Where it leads. */
  href: string
  /** Where it leads, in words. */
  label: string
  /** All one sees of it while the menu is narrow. */
  iconStart: ReactNode
  /** Leads to the page one is on. */
  isCurrent: boolean
  /** Not offered on a phone (docs/rules/site.md, «Side menu»: «only in one device mode»). */
  isDesktopOnly?: boolean
}

export interface SideMenuSection {
  /** Above the section; null: it needs none. */
  title: string | null
  /** The links in order. */
  items: readonly SideMenuItem[]
}
