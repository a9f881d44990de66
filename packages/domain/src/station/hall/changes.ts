import { numbersText } from './words.ts'
import type { CalledEntry } from './outings.ts'

/** What the announcer says of a heat before its names: «145 не вышли», «61 сняты», «188 новые». */
export function heatChanges(entries: readonly CalledEntry[]): string[] {
  const danced = entries.filter(({ exit }) => exit === null)
  const told = [
    { word: 'не\u00A0вышли', of: danced.filter(({ call }) => call === 'missing') },
    { word: 'сняты', of: entries.filter(({ exit }) => exit !== null) },
    { word: 'новые', of: danced.filter(({ is_late }) => is_late) },
  ]
  return told.flatMap(({ word, of }) => (of.length === 0 ? [] : `${numbersText(of)} ${word}`))
}

/** How an entry is marked in the announcer's list. */
export interface EntryMark {
  tone: 'struck' | 'warning'
  text: string
}

/** Null: it dances as it was drawn. */
export function entryMark({ exit, call, is_late }: CalledEntry): EntryMark | null {
  if (exit === 'disqualified') return { tone: 'struck', text: 'дисквалифицированы' }
  if (exit !== null) return { tone: 'struck', text: 'сняты' }
  if (call === 'missing') return { tone: 'struck', text: 'не\u00A0вышли' }
  if (call === 'called') return { tone: 'warning', text: 'вызваны, ещё не\u00A0у\u00A0выхода' }
  return is_late ? { tone: 'warning', text: 'новые' } : null
}
