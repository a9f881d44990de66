/**
 * Input that scoring refuses: it never guesses. `code` and `where` are stable, for people
 * and programs; the message says the same in words.
 */
export class ScoringError extends Error {
  override readonly name = 'ScoringError'
  readonly code: ScoringErrorCode
  readonly where: ErrorPosition

  constructor(code: ScoringErrorCode, message: string, where: ErrorPosition = {}) {
    super(message)
    this.code = code
    this.where = where
  }
}

/**
 * Where the input is wrong. Dance, judge and entry are positions in the input's arrays, from 0 (the
 * message counts from 1); in a result file they are a name, a letter and a start number.
 */
export interface ErrorPosition {
  readonly dance?: number | string
  readonly judge?: number | string
  readonly entry?: number | string
  /** Entries among whom a place is to be decided; the chief judge's order of them is missing. */
  readonly tied?: readonly (number | string)[]
  readonly [name: string]: unknown
}

export type ScoringErrorCode =
  | 'bad_count'
  | 'bad_final_max'
  | 'too_many_entries'
  | 'bad_round_index'
  | 'bad_heat_size'
  | 'repeated_entry'
  | 'no_dances'
  | 'no_judges'
  | 'unequal_lengths'
  | 'missing_mark'
  | 'bad_mark'
  | 'repeated_mark'
  | 'wrong_number_of_marks'
  | 'bad_advance'
  | 'bad_decision'
  | 'bad_seat'
  | 'missing_chief_order'
  | 'no_pairing'
  | 'no_partner'
  | 'bad_criteria'
  | 'bad_deduction'
  | 'bad_place'
  | 'bad_file'
