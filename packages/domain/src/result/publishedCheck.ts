import type { SignatureState } from '../scoring/resultSignature.ts'

/** How a file stands to what its team has published. */
export type PublishedState = 'same' | 'older' | 'withdrawn' | 'other' | 'unknown'

/** Whether the journal of the event says that exactly this was published (`unknown`: it cannot say). */
export type JournalState = 'told' | 'missing' | 'unknown'

/** What is said of it. */
export const journalTexts: Readonly<Record<JournalState, string | null>> = {
  told: 'публикация записана в\u00A0журнале турнира',
  missing: 'в\u00A0журнале турнира этой публикации нет',
  unknown: null,
}

/** What the team's site says of a file. */
export interface PublishedCheck {
  journal: JournalState
  /** Where it follows from another input than the journal tells, a sentence each. */
  input_faults: readonly string[]
  published: PublishedState
  signature: SignatureState
}

/** `right`: nothing differs. `wrong`: something does. `unproven`: this site cannot say. */
export type Verdict = 'right' | 'wrong' | 'unproven'

/**
 * What a file comes to: by itself, and by what its team's site says (docs/rules/scoring.md, «Checking a file»).
 *
 * @param problems of the file by itself
 * @param site null: it was not reached
 */
export function fileVerdict(problems: readonly string[], site: PublishedCheck | null): Verdict {
  if (problems.length > 0) return 'wrong'
  if (site === null) return 'unproven'
  const { published, journal, signature } = site
  if (
    site.input_faults.length > 0 ||
    published === 'other' ||
    journal === 'missing' ||
    signature === 'bad' ||
    signature === 'other_time'
  )
    return 'wrong'
  // A file of another team's site is signed by a key of theirs.
  if (signature === 'unknown_key') return published === 'unknown' ? 'unproven' : 'wrong'
  return published === 'same' || published === 'older' ? 'right' : 'unproven'
}

/** Of several files: one that is wrong spoils all. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('wrong')) return 'wrong'
  return verdicts.includes('unproven') ? 'unproven' : 'right'
}
