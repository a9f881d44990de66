import type { FileDecision, FileRound } from '../scoring/resultFile.ts'
import type { EmergencyFile, EmergencyRound } from './file.ts'

/** A decision of the chief judge or the organiser that the file takes down. */
export type TypedDecision = Pick<FileDecision, 'entries' | 'text' | 'by' | 'at'> & {
  kind: 'cut' | 'order'
}

/** Pairs of a final, by start number. */
export type FilePairs = FileRound['pairs']

/** What people decided about a round while there was no server. */
export interface RoundDecided {
  decisions: readonly TypedDecision[]
  /** Of a final of pairs; empty where they are the server's, or not made yet. */
  pairs: FilePairs
  /** Of the draw that made the pairs; null where they were written down. */
  seed: string | null
}

/** By round. */
export type Decided = Readonly<Record<string, RoundDecided>>

const nothing: RoundDecided = { decisions: [], pairs: [], seed: null }

/** What was decided about a round. */
export function decidedOf(decided: Decided, roundId: number): RoundDecided {
  return decided[roundId] ?? nothing
}

/** With a part of it changed. */
export function withRoundDecided(
  decided: Decided,
  roundId: number,
  change: Partial<RoundDecided>,
): Decided {
  return { ...decided, [roundId]: { ...decidedOf(decided, roundId), ...change } }
}

/** The file as it is counted: with what was decided beside what the server knew. */
export function decidedFile(file: EmergencyFile, decided: Decided): EmergencyFile {
  return { ...file, rounds: file.rounds.map((round) => decidedRound(round, decided)) }
}

function decidedRound(round: EmergencyRound, decided: Decided): EmergencyRound {
  const own = decided[round.id]
  if (own === undefined) return round
  const { decisions, entries, pairs, seed } = round.file
  // Whom the server has drawn dances as it drew them.
  const isDrawn = entries.length > 0
  return {
    ...round,
    file: {
      ...round.file,
      decisions: [...decisions, ...own.decisions],
      pairs: isDrawn ? pairs : own.pairs,
      seed: isDrawn ? seed : own.seed,
    },
  }
}
