import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'

export interface EventResultsLinks extends EventPageLinks {
  /** The result of a contest: a pattern with `:groupNum`; whose it is, is added to its query as `number`. */
  contest: string
}
