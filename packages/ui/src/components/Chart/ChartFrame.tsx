import { useId } from 'react'
import type { ReactNode } from 'react'
import { toCsv } from '@parket/domain/table/csv'
import { saveFile } from '../../saveFile.ts'
import { Button } from '../Button/Button.tsx'
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

/** A picture with its name and, behind a press, the same in a table, to read and to save. */
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
          <Button variant="quiet" onPress={() => saveRows(title, columns, rows)}>
            Скачать CSV
          </Button>
        </Disclosure>
      </div>
    </figure>
  )
}

/** Saves what the picture shows; whole numbers as numbers. */
function saveRows(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const csv = toCsv({
    head: [...columns],
    rows: rows.map((row) =>
      row.map((text) =>
        /^[\d\u00A0]+$/.test(text) ? Number(text.replaceAll('\u00A0', '')) : text,
      ),
    ),
  })
  saveFile({ blob: new Blob([csv], { type: 'text/csv' }), name: `${title}.csv` })
}
