import { createContext, useContext, useEffect } from 'react'

/** What a field is called where it is spoken of away from itself. */
export interface FieldName {
  /** Its label. */
  label: string
  /** The row it stands in, of several rows alike: «Танцор 2». */
  row: string | null
}

/** By the id of the field, which is unique on a page. */
const names = new Map<string, FieldName>()
const listeners = new Set<() => void>()

/** The name of the row that fields stand in; null where there are no rows. */
export const FieldRowName = createContext<string | null>(null)

/**
 * Makes a field's label known to the list of problems above its form.
 *
 * @param id of the control; without one nothing can lead to it
 */
export function useFieldName(id: string | undefined, label: string): void {
  const row = useContext(FieldRowName)
  useEffect(() => {
    if (id === undefined) return undefined
    names.set(id, { label, row })
    tell()
    return () => {
      names.delete(id)
      tell()
    }
  }, [id, label, row])
}

/** The name of a field on the page; undefined for what is not a field, or has a sentence instead of a label. */
export function fieldName(id: string): FieldName | undefined {
  return names.get(id)
}

/** Calls the listener when a field appears, is renamed or disappears; returns the function that ends this. */
export function watchFieldNames(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
