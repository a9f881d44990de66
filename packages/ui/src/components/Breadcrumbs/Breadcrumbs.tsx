import type { Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps extends ElementProps {
  /** From the top page down; the last one is the current page. */
  items: readonly { href: string; label: string }[]
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLElement>
}

/** The place of the page in the site, with links up. */
export function Breadcrumbs({ items, ...nav }: BreadcrumbsProps) {
  return (
    <nav aria-label="Путь" {...nav}>
      <ol className={styles.list}>
        {items.map(({ href, label }, index) => (
          <li key={href} className={styles.item}>
            <a
              className={styles.link}
              href={href}
              aria-current={index === items.length - 1 ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
