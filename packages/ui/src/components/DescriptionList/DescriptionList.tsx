import type { ReactNode } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionListItem {
  /** What it is; unique in its list. */
  term: string
  /** Its value. */
  description: ReactNode
}

export interface DescriptionListProps extends ElementProps {
  /** The facts in their order. */
  items: readonly DescriptionListItem[]
}

/** Terms with their values. */
export function DescriptionList({ items, ...element }: DescriptionListProps) {
  return (
    <dl {...element} className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
