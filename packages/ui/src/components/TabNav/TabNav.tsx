import type { ReactNode, Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { useCurrentInView } from './useCurrentInView.ts'
import * as styles from './TabNav.css.ts'

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

export interface TabNavProps extends ElementProps {
  /** Name of the landmark: «Страницы турнира». */
  'aria-label': string
  /** The pages, in order. */
  items: readonly TabNavItem[]
  /** The `nav` element. */
  ref?: Ref<HTMLElement>
}

/** Links between the pages of one subject, in one row; plain links, so it works before any script. */
export function TabNav({ items, ref, ...element }: TabNavProps) {
  const list = useCurrentInView(items)
  return (
    <nav {...element} ref={ref}>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={list} className={styles.list} role="list">
        {items.map(({ href, label, count, isCurrent = false }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
