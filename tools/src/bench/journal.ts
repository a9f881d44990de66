import { askScript } from './load.ts'
import { rounded } from './numbers.ts'

/** What the journal costs a save, and how long verifying it takes: has a limit each. */
interface JournalFigures {
  /** A save of a mark with the journal and with the journal switched off, ms. */
  on: number
  off: number
  lines: number
  /** To verify all lines. */
  seconds: number
}

const MOST_OVERHEAD = 1.2
const LONGEST_CHECK_S = 5

/** Empty, aloud, where it cannot be measured. */
export async function measureJournal() {
  const figures = await askScript<JournalFigures>('journal')
  if (!figures) return []
  const { on, off, lines, seconds } = figures
  const ratio = on / off
  return [
    {
      what: 'a save of a mark, ms',
      ours: rounded(on, 100),
      floor: rounded(off, 100),
      ratio: rounded(ratio, 100),
      limit: `≤ ${MOST_OVERHEAD}`,
      isKept: ratio <= MOST_OVERHEAD,
    },
    {
      what: `${lines} lines verified, s`,
      ours: rounded(seconds, 100),
      limit: `≤ ${LONGEST_CHECK_S}`,
      isKept: seconds <= LONGEST_CHECK_S,
    },
  ]
}
