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

/** «№ 12: из захода 1 в заход 2», «№ 12 и № 40: добавлены в заход 2» */
export function moveText({ number, partner, from, to }: Move): string {
  const isPair = partner !== null
  const who = isPair ? `№\u00A0${number} и\u00A0№\u00A0${partner}` : `№\u00A0${number}`
  const heat = (at: number | null, form: string) => `${form}\u00A0${String(at)}`
  if (from === null)
    return `${who}: ${isPair ? 'добавлены' : 'добавлен'} в\u00A0${heat(to, 'заход')}`
  if (to === null) return `${who}: ${isPair ? 'убраны' : 'убран'} из\u00A0${heat(from, 'захода')}`
  if (from === to) return `${who}: засчитан другой выход`
  return `${who}: из\u00A0${heat(from, 'захода')} в\u00A0${heat(to, 'заход')}`
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
