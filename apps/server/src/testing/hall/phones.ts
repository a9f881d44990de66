import type { BreakState } from './organiser.ts'
import { openPhone } from './viewer.ts'
import { watch, type Sight } from './watch.ts'

/** Phones of a hall in a process of their own, which shares no event loop with servers and devices (`phoneProcess.ts`). */

/** Whose phones they are: the argument of the process. */
export interface PhonesPlan {
  url: string
  eventId: number
  phones: number
  /** Where their names begin to count. */
  first: number
}

/** What the process is asked; each is answered by one `PhonesAnswer`. */
export type PhonesCall =
  | { ask: 'allKnow'; breakState: BreakState; patienceMs: number }
  | { ask: 'notePublished' }
  | { ask: 'findings' }

export type PhonesAnswer = { sights: Sight[] } | { findings: string[] } | { noted: true }

const { url, eventId, phones, first } = JSON.parse(process.argv[2] ?? '') as PhonesPlan
const watched = watch(
  Array.from({ length: phones }, (_, at) => ({
    name: `phone ${first + at}`,
    isOfStaff: false,
    open: ({ onAnswer }) => openPhone({ url, eventId, onAnswer }),
  })),
)

async function answer(call: PhonesCall): Promise<PhonesAnswer> {
  switch (call.ask) {
    case 'allKnow':
      return { sights: await watched.allKnow(call.breakState, call.patienceMs) }
    case 'notePublished':
      watched.notePublished()
      return { noted: true }
    case 'findings':
      return { findings: watched.findings() }
  }
}

process.on('message', (call: PhonesCall) => {
  void answer(call).then((told) => process.send?.(told))
})
// Nobody asks any more.
process.on('disconnect', () => process.exit(0))
