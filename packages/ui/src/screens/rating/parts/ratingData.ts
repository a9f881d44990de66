import type { ListRows } from '../../../viewState.ts'
import type { EventHeading } from '@parket/domain/event/event'
import type { PointsScheme } from '@parket/domain/rating/scheme'
import type { Fraction } from '@parket/domain/scoring'

/** Somebody in the rating of a team. */
export interface RatingLine {
  person_id: number
  /** As the consents allow. */
  name: string
  city: string
  /** Shared ones to `rank_to`; null with fewer results than the scheme wants. */
  rank: number | null
  rank_to: number | null
  points: Fraction
  /** How many results count. */
  results: number
  /** Levels whose points are reached. */
  promotions: readonly { level: string; to: string }[]
}

/** What the rating is filtered by; '' means everything. */
export interface RatingQuery {
  q: string
  section: string
  level: string
  /** Of the contest, «from,to». */
  age: string
  /** The year in which it begins. */
  season: string
  city: string
}

interface Choice {
  value: string
  title: string
}

/** What there is to choose from. */
export interface RatingChoices {
  sections: readonly string[]
  levels: readonly string[]
  ages: readonly Choice[]
  seasons: readonly Choice[]
  cities: readonly string[]
}

export interface RatingPage extends ListRows<RatingLine> {
  choices: RatingChoices
  /** The day it is of; null while nothing is calculated. */
  asOf: string | null
  /** The scheme in force on that day. */
  rules: PointsScheme | null
}

/** A result with its points. */
export interface RatingItem {
  event: EventHeading & { id: number }
  contest_id: string
  group_num: number
  group_name: string
  section: string
  /** '' without one. */
  level: string
  place: number
  /** Of a shared place. */
  place_to: number
  /** How many there were in the contest. */
  entries: number
  points: Fraction
  /** By which rule of the scheme. */
  rule: string
  /** The name of the scheme. */
  scheme: string
  /** Whether it counts in the sum. */
  is_counted: boolean
}

/** Why the sum is another than before. */
export interface RatingChange {
  at: string
  before: Fraction
  after: Fraction
  results: readonly {
    event_name: string
    group_name: string
    text: string
    before: Fraction
    after: Fraction
  }[]
}

export interface PersonRating {
  total: Fraction
  /** In the rating of the team; shared ones to `rank_to`. */
  rank: number | null
  rank_to: number | null
  /** Levels whose points are reached. */
  promotions: readonly { level: string; to: string }[]
  items: readonly RatingItem[]
  changes: readonly RatingChange[]
}

/** With whom somebody danced, and where they dance next; shown by consent alone. */
export interface DancerHistory {
  /** Of couples; `person_id` opens their points. */
  partners: readonly { person_id: number | null; name: string; events: number }[]
  /** The next first, with the titles of the contests. */
  next: readonly { event: EventHeading & { id: number }; contests: readonly string[] }[]
}

/** Where the points of a person lead. */
export interface PointsLinks {
  /** A pattern with `:eventId`. */
  event: string
  /** The published result of a contest: a pattern with `:eventId` and `:groupNum`. */
  contest: string
}

/** Whose points or rank are others than before. */
export interface RatingMove {
  person_id: number
  name: string
  before: Fraction
  after: Fraction
  rank_before: number | null
  rank_after: number | null
}
