import type { ReactNode } from 'react'

export interface TabNavItem {
  /** Address of the page; unique in its row. */
  href: string
  /** The page in a word or two. */
  label: ReactNode
  /** How many of what it shows: «118», «8 новых». */
  count?: number | string
  /** It is the page one is on. */
  isCurrent?: boolean
}
