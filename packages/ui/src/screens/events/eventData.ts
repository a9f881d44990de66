import type { ContestPlaces } from '@parket/domain/club/queue'
import type { ListedContest, RegistrationContest } from '@parket/domain/contest/contest'
import type {
  EventAges,
  EventHeading,
  EventTag,
  PriceStep,
  RegistrationWindow,
} from '@parket/domain/event/event'
import type { LaterPrice } from '@parket/domain/money/offer'

/** An event as whoever looks for one knows it. */
interface EventSummary extends EventHeading, RegistrationWindow {
  id: number
  /** When its first session begins; null until one is planned. */
  starts_at: string | null
  place: string
  banner_url: string | null
  /** Its level: «Кубок города»; empty where none is told. */
  kind: string
}

/** What follows from an event's contests and sessions, and decides whether one goes. */
export interface EventOffer {
  /** The least a dancer pays to take part, the compulsory fee included (kopecks); null where nobody can enter. */
  price_from: number | null
  /** When that changes and to what; null where it stays. */
  price_next: LaterPrice | null
  /** Free places, where they get few. */
  places_left: number | null
}

/** An event as lists show it. */
export interface ListedEvent extends EventSummary, EventOffer {
  /** What there is to see of a past event; null while nothing is published. */
  results: { contests: number; dancers: number } | null
}

/** Public contacts; what is not given is an empty string. */
export interface Contacts {
  phone: string
  email: string
  site: string
  address: string
}

/** An event as its own page shows it. */
export interface EventDetails extends EventSummary, EventAges {
  bg_mobile_url?: string | null
  bg_desktop_url?: string | null
  contacts: Contacts
  /** After the last day, in months; null: as long as the event. */
  retention_months: number | null
  /** By when an entry is to be paid; null: no date is shown. */
  pay_until: string | null
  /** Whether the number of the registration stands on the back (`reg_n`) or one of the organisers' (`own`). */
  start_number_mode: string
  price_steps: readonly PriceStep[]
}

/** What a contest costs (kopecks per dancer) and how full it is. */
interface ContestTerms {
  price: number
  capacity: number | null
  active_count: number
  waiting_count: number
}

/** A contest that one registers for. */
export interface EventContest extends RegistrationContest, ContestTerms {
  /** The counts by role; only of a contest that splits roles. */
  role_counts?: ContestPlaces['role_counts']
}

/** A contest as the event's home lists it. */
export interface ShownContest extends ListedContest, ContestTerms {
  status: string
  jnj_role_split: boolean
  packet: RegistrationContest['packet']
}

/** An event with everything its public pages read. */
export interface EventData {
  event: EventDetails
  contests: readonly EventContest[]
  /** Public tags, and those the rules read (PAY-GROUP, PACKETS). */
  tags: readonly (EventTag & { id: number; pub: boolean })[]
}
