import type { Input } from '../../contract/handlers.ts'
import type { NumbersOfContests } from './loadFile.ts'

/** The emergency file that marks come back from. */
export interface SourceFile {
  id: number
  numbers: NumbersOfContests
  /** '' where nobody said. */
  typedBy: string
  /** By the computer's clock. */
  savedAt: string | null
}

/** Marks of a round as they are sent. */
export type SentRound = NonNullable<Input<'bringEmergencyMarks'>['body']['rounds']>[number]
