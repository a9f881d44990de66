// Drawn as cards, a table loses its roles in Safari unless they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { SortAscendingIcon } from '../../icons/SortAscendingIcon.tsx'
import { SortBothIcon } from '../../icons/SortBothIcon.tsx'
import { SortDescendingIcon } from '../../icons/SortDescendingIcon.tsx'
import { cx } from '../../theme/cx.ts'
import type { TableColumn } from './Table.tsx'
import * as styles from './Table.css.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
}

export function TableHead<Row>({ columns }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head} role="rowgroup">
      <tr role="row">
        {columns.map(({ id, title, align = 'start', sort }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            aria-sort={sort ? (sort.direction ?? 'none') : undefined}
            className={cx(styles.headCell, styles.align[align])}
          >
            {sort ? (
              <button type="button" className={styles.sort} onClick={() => sort.onToggle()}>
                {title}
                <SortSign direction={sort.direction} />
              </button>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SortSign({ direction }: { direction: 'ascending' | 'descending' | null }) {
  if (direction === 'ascending') return <SortAscendingIcon />
  if (direction === 'descending') return <SortDescendingIcon />
  return <SortBothIcon />
}
