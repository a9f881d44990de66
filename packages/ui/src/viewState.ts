/** The data is on its way. */
export interface Loading {
  state: 'loading'
}

/** The data did not come. */
export interface Failed {
  state: 'failed'
  /** What happened, in Russian. */
  message: string
  onRetry: () => void
  /** There is no such thing: trying again brings nothing. */
  isMissing?: true
}

/** The person may not see this. */
export interface NoRight {
  state: 'noRight'
}

/** There is nothing to show. */
export interface Empty {
  state: 'empty'
}

/** The data itself, beside its state. */
export type Ready<Data> = { state: 'ready' } & Data

/** One page of a list's rows. */
export interface ListRows<Item> {
  items: readonly Item[]
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  pageCount: number
  /** What is shown is of the query before; the new answer is on its way. */
  isUpdating: boolean
}
