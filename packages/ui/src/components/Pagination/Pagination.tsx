import type { Ref } from 'react'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ElementProps } from '../elementProps.ts'
import { pageItems } from './pages.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationProps extends ElementProps {
  /** Current page, from 1. */
  page: number
  /** How many pages there are; with one nothing is shown. */
  pageCount: number
  /** Address of a page: pages are links, so that they can be opened and shared. */
  hrefOf: (page: number) => string
  /** What the landmark is called where there are several. */
  'aria-label'?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLElement>
}

/** Pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf, ...nav }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label="Страницы" {...nav}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a className={styles.item} href={hrefOf(page - 1)} rel="prev">
              <ChevronLeftIcon />
              <VisuallyHidden>Предыдущая страница</VisuallyHidden>
            </a>
          </li>
        )}
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap ${index}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={styles.item}
                href={hrefOf(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                <VisuallyHidden>Страница </VisuallyHidden>
                {item}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a className={styles.item} href={hrefOf(page + 1)} rel="next">
              <VisuallyHidden>Следующая страница</VisuallyHidden>
              <ChevronRightIcon />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
