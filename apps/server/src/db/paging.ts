import type { SelectQueryBuilder, Simplify } from 'kysely'

const PAGE_SIZE = 50

/** Which part of a list is asked for; the contract holds the bounds. */
export type PageQuery = { page?: number; page_size?: number }

/** A part of a list that can grow (docs/api.md, «What holds for every call»). */
export type Page<T> = { items: T[]; total: number; page: number; page_size: number }

export type Paging = { page: number; pageSize: number; offset: number }

/** Reads the paging of a query; without it, the first fifty. */
export function readPaging({ page = 1, page_size: pageSize = PAGE_SIZE }: PageQuery): Paging {
  return { page, pageSize, offset: (page - 1) * pageSize }
}

/**
 * Reads a page of rows and how many there are in all; they are not counted where the page tells.
 *
 * @param chosen all of them
 * @param ordered the same, with their columns and in their order
 */
export async function pageOf<Tables, From extends keyof Tables, Row>(
  chosen: SelectQueryBuilder<Tables, From, object>,
  ordered: SelectQueryBuilder<Tables, From, Row>,
  { pageSize, offset }: Paging,
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const rows = await ordered.limit(pageSize).offset(offset).execute()
  const isLastPage = rows.length < pageSize && (rows.length > 0 || offset === 0)
  if (isLastPage) return { rows, total: offset + rows.length }
  const { total } = await chosen
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Puts rows into the answer of a list. */
export function toPage<T>(items: T[], total: number, { page, pageSize }: Paging): Page<T> {
  return { items, total, page, page_size: pageSize }
}

/** Reads a sort such as `-name`: the column, and whether a minus turns it round. */
export function readSort<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' }
}
