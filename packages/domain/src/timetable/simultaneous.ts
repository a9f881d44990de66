/**
 * A round on its floor: dance after dance, and in each dance heat after heat, each as long as the others.
 * Moments in milliseconds.
 */
export interface RoundOnFloor {
  start: number
  end: number
  dances: number
  heats: number
}

/** Whether a heat of one round is danced, in any dance, while a heat of another is. Heats count from 0. */
export function areSimultaneous(
  one: RoundOnFloor,
  heat: number,
  other: RoundOnFloor,
  otherHeat: number,
): boolean {
  return turnsOf(one, heat).some((turn) =>
    turnsOf(other, otherHeat).some(({ from, to }) => from < turn.to && turn.from < to),
  )
}

/** When a heat is on the floor: once in each dance. */
function turnsOf({ start, end, dances, heats }: RoundOnFloor, heat: number) {
  const turns = dances * heats
  const moment = (turn: number) => Math.round(start + ((end - start) * turn) / turns)
  return Array.from({ length: dances }, (_, dance) => {
    const turn = dance * heats + heat
    return { from: moment(turn), to: moment(turn + 1) }
  })
}
