import type { FieldErrors } from '../problems/fieldErrors.ts'

/** What a field holds, so which control a form gives it and how it is kept. */
export type FieldKind = 'text' | 'number' | 'flag' | 'choice' | 'moment' | 'words' | 'object'

/** Least and most, both included. */
export interface Range {
  min: number
  max: number
}

/** One field of an entity: all that its form, the server and test data know about it. */
export interface Field<Value> {
  kind: FieldKind
  /** What forms and records of changes call it. */
  label: string
  /** The value of a new record. */
  initial: Value
  /** A value that breaks no rule and differs from the initial one; for test data. */
  sample: Value
  /** Of a text: the most characters it has. */
  maxLength?: number
  /** Of a number. */
  range?: Range
  /** Shown to the entity's staff only; others are answered null. */
  isForStaff?: boolean
  /** Adds what is wrong with a value; `path` is the field's name in the errors. */
  check(errors: FieldErrors, path: string, value: Value): void
  /**
   * The value that is kept of what was sent or stored, of the field's own parts only.
   * @param before the value it replaces; parts that were left out keep theirs
   */
  read(sent: unknown, before: Value): Value
}

/** The fields of an entity by name: the one place where they are listed. */
export type FieldTable = Record<string, Field<unknown>>

/** What the fields of a table hold. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never
}

/** What a call or a form may send of them. */
export type SentValues<Table> = { [Name in keyof Table]?: unknown }

/** The names of the fields, in the order of the table. */
export function fieldNames<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[]
}

/** The values of a new record. */
export function initialValues<Table extends FieldTable>(table: Table): ValuesOf<Table> {
  return valuesBy(table, (name) => table[name]?.initial)
}

/**
 * Values that break no rule of a field, each other than the initial one; for test data.
 * @internal
 */
export function sampleValues<Table extends FieldTable>(table: Table): ValuesOf<Table> {
  return valuesBy(table, (name) => table[name]?.sample)
}

/**
 * «Fields left out keep their value»: what was sent, written over the values as they are. What is no
 * field of the table is not taken over, whatever was sent besides.
 */
export function mergeValues<Table extends FieldTable>(
  table: Table,
  values: ValuesOf<Table>,
  sent: SentValues<Table>,
): ValuesOf<Table> {
  return valuesBy(table, (name) =>
    sent[name] === undefined ? values[name] : table[name]?.read(sent[name], values[name]),
  )
}

/** The names of the fields that were sent. */
export function sentNames<Table extends FieldTable>(
  table: Table,
  sent: SentValues<Table>,
): (keyof Table & string)[] {
  return fieldNames(table).filter((name) => sent[name] !== undefined)
}

/** What is wrong with each field by itself, in the order of the table. */
export function checkFields<Table extends FieldTable>(
  errors: FieldErrors,
  table: Table,
  values: ValuesOf<Table>,
): void {
  for (const name of fieldNames(table)) table[name]?.check(errors, name, values[name])
}

function valuesBy<Table extends FieldTable>(
  table: Table,
  valueOf: (name: keyof Table & string) => unknown,
): ValuesOf<Table> {
  return Object.fromEntries(
    fieldNames(table).map((name) => [name, valueOf(name)]),
  ) as ValuesOf<Table>
}
