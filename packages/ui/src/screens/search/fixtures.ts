import { fn } from 'storybook/test'
import type { PersonQuery, SearchForm } from './parts/searchData.ts'

export const mariaQuery: PersonQuery = {
  last_name: 'Смирнова',
  first_name: 'Мария',
  birth_date: '1999-04-12',
}

/** A form of a search for a story. */
export function searchForm<Query>(
  query: Query,
  own: Partial<SearchForm<Query>> = {},
): SearchForm<Query> {
  return {
    query,
    errors: {},
    refusals: 0,
    isSearching: false,
    onChange: fn(),
    onSubmit: fn(),
    ...own,
  }
}
