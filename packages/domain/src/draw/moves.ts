import type { DrawnHeats, Move } from '../scoring/fileDraw.ts'

/**
 * What of heats is other than drawn: an entry, or in a final of pairs a pair, in another heat, late or gone; a pair that
 * counts for others than drawn is there with the same heat twice. The order within a heat says nothing: all of it dance
 * at once.
 *
 * @returns by number, then partner
 */
export function movesSince(drawn: DrawnHeats, now: DrawnHeats): Move[] {
  const [was, is] = [placesOf(drawn), placesOf(now)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((key): Move[] => {
      const [before, after] = [was.get(key), is.get(key)]
      if (before?.heat === after?.heat && before?.scored === after?.scored) return []
      const [number = 0, partner = null] = key.split(' ').map(Number)
      return [{ number, partner, from: before?.heat ?? null, to: after?.heat ?? null }]
    })
    .toSorted((one, other) => one.number - other.number || partnerOf(one) - partnerOf(other))
}

/** Where each is, the heat from 1. */
function placesOf({ heats, pairs }: DrawnHeats): Map<string, { heat: number; scored: boolean }> {
  if (pairs.length > 0) {
    return new Map(
      pairs.map(({ leader, follower, heat, scored }) => [
        `${leader} ${follower}`,
        { heat, scored },
      ]),
    )
  }
  return new Map(
    heats.flatMap((numbers, heat) =>
      numbers.map((number) => [String(number), { heat: heat + 1, scored: true }] as const),
    ),
  )
}

function partnerOf({ partner }: Move): number {
  return partner ?? 0
}

/** «№ 12: заход 1 → 2», «№ 12 и № 40: после жеребьёвки, заход 2» */
export function moveText({ number, partner, from, to }: Move): string {
  const who = partner === null ? `№\u00A0${number}` : `№\u00A0${number} и\u00A0№\u00A0${partner}`
  if (from === null) return `${who}: после жеребьёвки, заход ${to}`
  if (to === null) return `${who}: после жеребьёвки нет, был заход ${from}`
  return from === to ? `${who}: засчитан другой выход` : `${who}: заход ${from} → ${to}`
}

/** Whether two tell the same. */
export function sameMove(one: Move, other: Move): boolean {
  return (
    one.number === other.number &&
    one.partner === other.partner &&
    one.from === other.from &&
    one.to === other.to
  )
}
