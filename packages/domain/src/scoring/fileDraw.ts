/** How heats and pairs are drawn (docs/result-file.md, «The draw»); another way of drawing takes another name. */
export const drawAlgorithm = 'parket-draw/1'

/** A dancer who is in several entries, or on another floor meanwhile. */
export interface ApartDancer {
  /** Those in which the dancer dances. */
  entries: number[]
  /** The heats, from 1, while which the dancer is on another floor; one twice for two floors. */
  elsewhere: number[]
}

/** A pair in a heat, from 1. */
export interface PairOfHeat {
  leader: number
  follower: number
  scored: boolean
  heat: number
}

/**
 * All that a draw follows from besides its seed. Its numbers name entries: registrations where it is kept, start
 * numbers in the open result file.
 */
export interface DrawInput {
  algorithm: string
  /** The most entries of a heat. */
  heat_size: number
  /** In the order they went in. */
  entries: number[]
  /** Entries of one city or studio, spread over the heats. */
  groups: number[][]
  /** In a final of pairs every dancer; else those who have to be kept apart. */
  apart: ApartDancer[]
  /** Of a final of pairs the entries that lead; the others follow. */
  leaders: number[] | null
  /** The pairs of the round that is danced again. */
  again: PairOfHeat[]
}

/** Heats and pairs as they were drawn. */
export interface DrawnHeats {
  heats: number[][]
  /** Heat by heat; none where the round is not danced by pairs. */
  pairs: PairOfHeat[]
}

/** An entry, or in a final of pairs a pair, that is in another heat than it was drawn into. */
export interface Move {
  number: number
  /** The follower, where `number` leads a pair. */
  partner: number | null
  /** Null: it came after the draw. */
  from: number | null
  /** Null: it left. */
  to: number | null
}

/** From what the seed of a public draw follows: `seedText`. */
export interface PublicDraw {
  /** The session's number and title. */
  session: string
  /** By `drawnRoundName`. */
  round: string
  secret: string
  digits: string
}

/** What the open result file says of the draw of a round, by start numbers. */
export interface FileDraw extends DrawInput {
  /** Of the draw among those of the round, from 1. */
  number: number
  /** Null: the server chose the seed, or whoever drew. */
  public: PublicDraw | null
  /** What is other than drawn: moved by hand, late or gone. */
  moved: Move[]
}
