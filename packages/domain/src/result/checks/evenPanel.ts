import { evenPanelText } from '../../judge/evenPanel.ts'
import type { FileRound, ResultFile } from '../../scoring/resultFile.ts'
import { nameOfRound, type ResultWarning } from './warning.ts'

/** Rounds of places whose marks an even number of judges gave, in one of their dances at least. */
export function evenPanel({ rounds }: Pick<ResultFile, 'rounds'>): ResultWarning[] {
  return rounds.flatMap((round) => {
    if (round.kind !== 'skating' && round.kind !== 'relative-placement') return []
    const found = round.dances.flatMap((dance) => {
      const text = evenPanelText(round.kind as 'skating', judgesOf(round, dance))
      return text === null ? [] : [{ dance, text }]
    })
    const [first] = found
    if (!first) return []
    const name = nameOfRound(round)
    const dances = found.map(({ dance }) => dance)
    return [
      {
        kind: 'even-panel',
        about: [name, ...dances],
        text: `${name}. ${first.text}`,
      },
    ]
  })
}

function judgesOf({ marks }: FileRound, dance: string): number {
  const counted = marks.filter((one) => one.counted && one.dance === dance)
  return new Set(counted.map(({ judge }) => judge)).size
}
