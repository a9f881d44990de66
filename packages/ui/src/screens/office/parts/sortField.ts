import type { SortOrder } from '../../../components/DataTable/DataTable.tsx'

/** An order as addresses and the server write it, `city` or `-city`, for a table whose columns are so called. */
export function toSortOrder(field: string): SortOrder | null {
  if (field === '') return null
  return field.startsWith('-')
    ? { column: field.slice(1), direction: 'descending' }
    : { column: field, direction: 'ascending' }
}

export function toSortField(order: SortOrder | null): string {
  if (!order) return ''
  return order.direction === 'descending' ? `-${order.column}` : order.column
}
