import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Table } from '../Table/Table.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Chart.css.ts'

interface ChartFrameProps extends ElementProps {
  title: string
  /** What the figures are of. */
  detail?: string | undefined
  /** The picture. */
  children: ReactNode
  /** The same as a table: titles of the columns, then the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A picture with its name and, behind a press, the same in a table for those who cannot see it. */
export function ChartFrame({ title, detail, children, columns, rows, ...figure }: ChartFrameProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} {...figure} className={styles.chart}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </figcaption>
      {children}
      <div className={styles.table} data-density="compact">
        <Disclosure summary="Показать таблицей">
          <Table
            aria-label={title}
            onPhone="rows"
            items={rows}
            getKey={(row) => row[0] ?? ''}
            columns={columns.map((name, index) => ({
              id: name,
              title: name,
              render: (row: readonly string[]) => row[index],
              isRowHeader: index === 0,
              align: index === 0 ? 'start' : 'end',
            }))}
          />
        </Disclosure>
      </div>
    </figure>
  )
}
