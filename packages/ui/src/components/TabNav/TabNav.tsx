import type { Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { NavList } from './NavList.tsx'
import * as styles from './TabNav.css.ts'
import type { TabNavItem } from './tabNavData.ts'

export type { TabNavItem } from './tabNavData.ts'

export interface TabNavProps extends ElementProps {
  /** Name of the landmark: «Страницы турнира». */
  'aria-label': string
  /** The pages, in order. */
  items: readonly TabNavItem[]
  /** The `nav` element. */
  ref?: Ref<HTMLElement>
}

/** Links between the pages of one subject, in one row; plain links, so it works before any script. */
export function TabNav({ items, ...element }: TabNavProps) {
  return (
    <nav {...element}>
      <NavList
        items={items}
        styles={{
          list: styles.list,
          item: styles.item,
          link: styles.link,
          count: styles.count,
        }}
      />
    </nav>
  )
}
