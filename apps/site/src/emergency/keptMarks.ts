import type { Decided } from '@parket/domain/emergency/decided'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import type { TypedMarks, TypedSheet } from '@parket/domain/emergency/typed'

/** Where what is typed into a file is kept over a reload: the browser's own store, by file and round. */
export interface KeptMarks {
  read: () => TypedMarks
  /** @returns false where the browser keeps nothing */
  write: (roundId: number, sheets: readonly TypedSheet[]) => boolean
  readDecided: () => Decided
  /** @returns false where the browser keeps nothing */
  writeDecided: (decided: Decided) => boolean
  readName: () => string
  writeName: (name: string) => boolean
}

/** Other files opened from the same stick may share one store: each has keys of its own. */
export function keptMarks({ id, event, rounds }: EmergencyFile): KeptMarks {
  const prefix = `parket-emergency-${event.id}-${id}`
  const keyOf = (roundId: number) => `${prefix}-${roundId}`
  return {
    read: () =>
      Object.fromEntries(
        rounds.flatMap((round): [number, TypedSheet[]][] => {
          const text = get(keyOf(round.id))
          return text === null ? [] : [[round.id, JSON.parse(text) as TypedSheet[]]]
        }),
      ),
    write: (roundId, sheets) => set(keyOf(roundId), JSON.stringify(sheets)),
    readDecided: () => JSON.parse(get(`${prefix}-decided`) ?? '{}') as Decided,
    writeDecided: (decided) => set(`${prefix}-decided`, JSON.stringify(decided)),
    readName: () => get(`${prefix}-name`) ?? '',
    writeName: (name) => set(`${prefix}-name`, name),
  }
}

/** A browser may refuse its store to files. */
function get(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function set(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
