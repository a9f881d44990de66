import { roundStatuses } from '../../round/status.ts'
import type { Board } from './board.ts'

/**
 * What an emergency file of a board holds: another draw or another step of a round is another stamp, and the file
 * is fetched again (docs/rules/emergency.md, «Who gets it»).
 *
 * @returns '' while no round is drawn
 */
export function fileStamp({ rounds }: Pick<Board, 'rounds'>): string {
  const drawn = rounds.filter(({ status }) => status !== roundStatuses[0])
  return drawn
    .map(({ id, version }) => `${id}.${version}`)
    .toSorted()
    .join(' ')
}
