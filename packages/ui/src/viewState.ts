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
