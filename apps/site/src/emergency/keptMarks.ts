import type { Decided } from '@parket/domain/emergency/decided'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import type { TypedMarks, TypedSheet } from '@parket/domain/emergency/typed'

/** Where what is typed into a file is kept over a reload: the browser's own store, by file and round. */
export interface KeptMarks {
  read: () => TypedMarks
  write: (roundId: number, sheets: readonly TypedSheet[]) => void
  readDecided: () => Decided
  writeDecided: (decided: Decided) => void
  readName: () => string
  writeName: (name: string) => void
  /** Whether the browser keeps everything: what it refused is missing until that itself is written. */
  isWhole: () => boolean
}

/** Other files opened from the same stick may share one store: each has keys of its own. */
export function keptMarks({ id, event, rounds }: EmergencyFile): KeptMarks {
  const prefix = `parket-emergency-${event.id}-${id}`
  const keyOf = (roundId: number) => `${prefix}-${roundId}`
  const refused = new Set<string>()
  function keep(key: string, text: string) {
    if (set(key, text)) refused.delete(key)
    else refused.add(key)
  }
  return {
    read: () =>
      Object.fromEntries(
        rounds.flatMap((round): [number, TypedSheet[]][] => {
          const text = get(keyOf(round.id))
          return text === null ? [] : [[round.id, JSON.parse(text) as TypedSheet[]]]
        }),
      ),
    write: (roundId, sheets) => keep(keyOf(roundId), JSON.stringify(sheets)),
    readDecided: () => JSON.parse(get(`${prefix}-decided`) ?? '{}') as Decided,
    writeDecided: (decided) => keep(`${prefix}-decided`, JSON.stringify(decided)),
    readName: () => get(`${prefix}-name`) ?? '',
    writeName: (name) => keep(`${prefix}-name`, name),
    isWhole: () => refused.size === 0,
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
