import { toMillis, type Instant } from '../format/date.ts'
import { durationText } from '../format/duration.ts'
import type { StationKind } from './kinds.ts'

/** What is done at a station. */
export const stationKindWords: Readonly<Record<StationKind, string>> = {
  judge: 'Судья',
  chief: 'Главный судья',
  tally: 'Счётная',
  marshal: 'Выпускающий',
  announcer: 'Ведущий',
  dj: 'Музыка',
  screen: 'Экран',
}

interface NamedStation {
  kind: StationKind
  /** Of a judge. */
  letter: string | null
  label: string
}

/** «Судья C», «Главный судья»; of the others the label that they were given. */
export function stationTitle({ kind, letter, label }: NamedStation): string {
  if (kind === 'judge' && letter !== null) return `${stationKindWords.judge} ${letter}`
  return label || stationKindWords[kind]
}

/** When a device was heard last: «сейчас», «12 мин назад»; null: never. */
export function seenText(seenAt: Instant | null, now: Instant): string | null {
  if (seenAt === null) return null
  const minutes = wholeMinutes(seenAt, now)
  return minutes < 1 ? 'сейчас' : `${durationText(minutes)} назад`
}

/** How long a code can still be typed: «ещё 8 мин»; null: no longer. */
export function codeLeftText(expiresAt: Instant | null, now: Instant): string | null {
  if (expiresAt === null || toMillis(expiresAt) <= toMillis(now)) return null
  const minutes = wholeMinutes(now, expiresAt)
  return minutes < 1 ? 'меньше минуты' : `ещё ${durationText(minutes)}`
}

/** A code as it is read aloud: two halves. */
export function codeHalves(code: string): [string, string] {
  const middle = Math.ceil(code.length / 2)
  return [code.slice(0, middle), code.slice(middle)]
}

function wholeMinutes(from: Instant, to: Instant): number {
  return Math.floor((toMillis(to) - toMillis(from)) / 60_000)
}
