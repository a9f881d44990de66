import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'

export interface EventResultsLinks extends EventPageLinks {
  /** The result of a contest; of whom, if by number. */
  contest: (groupNum: number, startNumber?: number) => string
}
