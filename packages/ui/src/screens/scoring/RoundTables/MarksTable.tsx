// Own <table>: marks of all judges, which scroll beside names that stay.
import type { ReactNode } from 'react'
import { cx } from '../../../theme/cx.ts'
import * as styles from './MarksTable.css.ts'

/** The names that stand by start numbers. */
export type NamesByNumber = ReadonlyMap<number, readonly string[]>

/** What every table of a round is given. */
export interface OfRound {
  names: NamesByNumber
  /** Whose row is marked. */
  ownNumber: number | null
}

export interface MarksColumn<Row> {
  id: string
  title: string
  /** Says what a letter or a figure stands for. */
  label?: string
  render: (row: Row) => ReactNode
  /** What was decided by it. */
  isDeciding?: (row: Row) => boolean
  /** The first of a group: stands apart from the one before. */
  isFirst?: boolean
  isStrong?: boolean
}

interface MarksTableProps<Row> extends OfRound {
  title: string
  /** On a phone it opens by its title, which is not said again. */
  isFoldable?: boolean
  columns: readonly MarksColumn<Row>[]
  rows: readonly Row[]
}

/** Marks by entry, scrolling within itself: number and name stay in place. */
export function MarksTable<Row extends { numbers: readonly number[] }>({
  title,
  isFoldable = false,
  columns,
  rows,
  names,
  ownNumber,
}: MarksTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <caption className={cx(styles.caption, isFoldable && styles.foldable)}>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.nameHead}>
              Танцор
            </th>
            {columns.map(({ id, title, label, isFirst }) => (
              <th
                key={id}
                scope="col"
                abbr={label}
                title={label}
                className={cx(styles.head, isFirst && styles.first)}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.numbers.join('-')}
              className={
                ownNumber !== null && row.numbers.includes(ownNumber) ? styles.ownRow : undefined
              }
            >
              <th scope="row" className={styles.name}>
                <Entry numbers={row.numbers} names={names} />
              </th>
              {columns.map(({ id, render, isDeciding, isFirst, isStrong }) => (
                <td
                  key={id}
                  className={cx(
                    styles.cell,
                    isFirst && styles.first,
                    isStrong && styles.strong,
                    isDeciding?.(row) && styles.deciding,
                  )}
                >
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The names of an entry, of several the surnames: they stand in full above the table. */
function Entry({ numbers, names }: { numbers: readonly number[]; names: NamesByNumber }) {
  const persons = numbers.flatMap((number) => names.get(number) ?? [])
  return (
    <span className={styles.entry}>
      <span className={styles.number}>{numbers.join('/')}</span>
      <span className={styles.persons}>
        {(persons.length > 1 ? persons.map(surname) : persons).join(', ')}
      </span>
    </span>
  )
}

/** «Лисицын» of «Лисицын Алексей»; initials stay as they are. */
function surname(name: string): string {
  return name.includes('.') ? name : (name.split(' ')[0] ?? name)
}
