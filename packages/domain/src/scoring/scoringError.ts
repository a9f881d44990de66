/**
 * Input that scoring refuses: it never guesses. `code` and `where` are stable, for people
 * and programs; the message says the same in words.
 */
export class ScoringError extends Error {
  override readonly name = 'ScoringError'
  readonly code: ScoringErrorCode
  readonly where: Readonly<Record<string, unknown>>

  constructor(code: ScoringErrorCode, message: string, where: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.where = where
  }
}

export type ScoringErrorCode =
  | 'bad_count'
  | 'bad_final_max'
  | 'too_many_entries'
  | 'bad_round_index'
  | 'bad_heat_size'
  | 'repeated_entry'
