import type { CheckedContest } from '@parket/domain/result/checkResultFile'
import type { JournalState, PublishedState, Verdict } from '@parket/domain/result/publishedCheck'
import type { ResultKey, SignatureState } from '@parket/domain/scoring/resultSignature'

/** A contest of a result file, checked. */
export interface ShownContest {
  /** «40. Пары, латиноамериканская программа». */
  name: string
  /** «версия 2 от 20.02.2027, команда «Паркет»». */
  origin: string
  /** Where its team has its site; null where the file does not say. */
  site: string | null
  /** What it comes to. */
  verdict: Verdict
  /** Where the file does not agree with itself. */
  problems: readonly string[]
  /** How its draws were repeated, what was moved after them, and which are not told. */
  draws: CheckedContest['draws']
  /** How many names are hidden or gone. */
  hiddenNames: number
  /** Format 1: nobody has signed it. */
  isUnsignedFormat: boolean
  /** How it stands to what the site has published; null: the site was not reached. */
  published: {
    state: PublishedState
    /** Public now. */
    version: number | null
    href: string | null
    /** What of the file is not as published. */
    differences: readonly string[]
  } | null
  /** Whether the event's journal says that it was published; null: the site was not reached. */
  journal: JournalState | null
  /** Where it follows from another input than the journal tells, by the site. */
  inputFaults: readonly string[]
  /** Null: the site was not reached. */
  signature: { state: SignatureState; key: ResultKey | null } | null
}
