import type { EventHeading } from '@parket/domain/event/event'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'

/** An event where somebody danced or will dance. */
export interface EventMention extends EventHeading {
  id: number
}

/** The person looked for, as typed. */
export interface PersonQuery {
  last_name: string
  first_name: string
  birth_date: string
}

/** A form of a search. */
export interface SearchForm<Query> {
  query: Query
  /** By field of the query. */
  errors: FieldErrors
  /** How many times submitting was refused: the error summary is announced each time. */
  refusals: number
  isSearching: boolean
  onChange: (change: Partial<Query>) => void
  onSubmit: () => void
}
