import type { EventData, ShownContest } from '../eventData.ts'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import type { TimetableSession } from './Programme.tsx'

export interface EventLinks {
  /** Where registering starts. */
  registration: string
  /** Opens a registration made earlier. */
  change: string
  events: string
  /** Registering; a contest that is taken already is added to its query. */
  enter: string
  /** The published result of a contest: a pattern with `:groupNum`. */
  result: string
  /** The place on a map of another site; null where no place is named. */
  map: string | null
  pages: EventPageLinks
}

/** An event with what its home shows besides its contests. */
export interface EventHomeData extends Omit<EventData, 'contests'> {
  contests: readonly ShownContest[]
  /** By start; none until the organisers have planned the day. */
  sessions: readonly TimetableSession[]
  /** How the organisers' text begins (Markdown), and whether there is more of it. */
  lead: { text: string; isCut: boolean }
}

/** What prices and the choice of contests follow from. */
export type PricedData = Pick<EventHomeData, 'event' | 'contests' | 'tags'>

/** No more than that: what is given to a module for the browser travels there. */
export const pricedOf = ({ event, contests, tags }: PricedData): PricedData => ({
  event,
  contests,
  tags,
})
