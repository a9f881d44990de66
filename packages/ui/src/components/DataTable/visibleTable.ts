import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import type { Cell, Table } from '@parket/domain/table/table'
import type { DataColumn, RowGrouping } from './columns.ts'

/**
 * What is seen as plain values: these columns of these rows, in their order, without those of buttons; what groups
 * them comes first.
 */
export function visibleTable<Row>(
  shown: readonly DataColumn<Row>[],
  rows: readonly Row[],
  grouping?: RowGrouping<Row>,
): Table {
  const columns = shown.filter(({ isAction }) => !isAction)
  const before = grouping ? [grouping] : []
  return {
    head: [...before, ...columns].map(({ title }) => title),
    rows: rows.map((row) => [
      ...before.map(({ of }) => of(row)),
      ...columns.map((column) => cellOf(column, row)),
    ]),
  }
}

function cellOf<Row>({ exportValue, render }: DataColumn<Row>, row: Row): Cell {
  if (exportValue) return exportValue(row)
  const shown = render(row)
  return typeof shown === 'number' ? shown : textOf(shown)
}

/** The words of what is drawn. Of a component it knows only what was put into it. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
