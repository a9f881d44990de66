import type { EditForm } from './useEditForm.ts'

/** What two people changed at once, for the screen that asks which shall stand. */
export function formConflicts<Values>({
  conflicts,
  resolve,
}: Pick<EditForm<Values>, 'conflicts' | 'resolve'>) {
  return {
    conflicts,
    onResolve(choices: Record<string, 'mine' | 'theirs'>) {
      const theirs = conflicts.filter(({ field }) => choices[String(field)] === 'theirs')
      const stored = Object.fromEntries(theirs.map(({ field, theirs }) => [field, theirs]))
      resolve(stored as Partial<Values>)
    },
  }
}
