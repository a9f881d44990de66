/** A field that two people changed in different ways. */
export interface EditConflict<Values> {
  field: keyof Values
  mine: Values[keyof Values]
  theirs: Values[keyof Values]
}

export interface MergedEdits<Values> {
  /** Their values with my changes on top. */
  values: Values
  conflicts: EditConflict<Values>[]
}

/**
 * Three-way merge of a record that two people edited (docs/rules/site.md, «Forms»: nothing typed is lost). What
 * only one of them changed is taken; where both changed a field differently, mine stands and the conflict
 * is reported.
 * @param base what both began with
 * @param mine what is typed here
 * @param theirs what is stored by now
 */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedEdits<Values> {
  const merged: MergedEdits<Values> = { values: { ...theirs }, conflicts: [] }
  for (const field of fieldsOf(mine)) {
    if (isEqual(mine[field], base[field])) continue
    merged.values[field] = mine[field]
    if (isEqual(theirs[field], base[field]) || isEqual(theirs[field], mine[field])) continue
    merged.conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return merged
}

/** The fields of a form that were changed. */
export function changedFields<Values extends object>(
  base: Values,
  values: Values,
): (keyof Values)[] {
  return fieldsOf(values).filter((field) => !isEqual(values[field], base[field]))
}

function fieldsOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[]
}

/** Values of forms are JSON: their text tells whether they are equal. */
function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
