/**
 * Problems by field, as the API answers them in `errors`. Keys are dotted paths
 * (`regData.email`, `dancers.0.birth_date`, `packets.<contestId>`), values are Russian texts.
 */
export type FieldErrors = Record<string, string[]>

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some((texts) => texts.length > 0)
}

/** Adds a text to a field, once. */
export function addError(errors: FieldErrors, field: string, text: string): void {
  // What comes in may be called like something that every object has: `toString`.
  const texts = Object.hasOwn(errors, field) ? (errors[field] ?? []) : []
  if (!texts.includes(text)) errors[field] = [...texts, text]
}

/** Adds problems of a part, their fields below `path` (`0.`, `changes.`). */
export function addErrorsAt(errors: FieldErrors, path: string, found: FieldErrors): void {
  for (const [field, texts] of Object.entries(found)) {
    for (const text of texts) addError(errors, `${path}${field}`, text)
  }
}

/** Joins several sets of problems; the order of fields and texts is kept, nothing stands twice. */
export function mergeErrors(...sets: readonly FieldErrors[]): FieldErrors {
  const merged: FieldErrors = {}
  for (const set of sets) addErrorsAt(merged, '', set)
  return merged
}

/** All texts, each once, in order. */
export function errorTexts(errors: FieldErrors): string[] {
  return [...new Set(Object.values(errors).flat())]
}
