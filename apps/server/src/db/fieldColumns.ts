import { fieldNames, type Field, type FieldTable, type ValuesOf } from '@parket/domain/fields/field'

// Between the rows of a table and the fields of an entity that the domain lists: no field is named here.

/** A column as JSON tells it. */
type InJson<Value> = Value extends Date ? string : Value

/** What a row holds of the fields, as JSON: moments as text, objects with their own parts only. */
export function valuesOfRow<
  Table extends FieldTable,
  Row extends { [Name in keyof Table]: unknown },
>(table: Table, row: Row): { [Name in keyof Table]: InJson<Row[Name]> } {
  // A plain loop: lists present hundreds of rows, and `Object.fromEntries` costs twice as much.
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(table)) values[name] = inJson(field, row[name])
  return values as { [Name in keyof Table]: InJson<Row[Name]> }
}

/**
 * The same for an answer.
 *
 * @param isForStaff others get null for fields that are for staff
 */
export function presentFields<
  Table extends FieldTable,
  Row extends { [Name in keyof Table]: unknown },
>(table: Table, row: Row, isForStaff: boolean): { [Name in keyof Table]: InJson<Row[Name]> } {
  const hidden = isForStaff ? [] : fieldNames(table).filter((name) => table[name]?.isForStaff)
  return { ...valuesOfRow(table, row), ...Object.fromEntries(hidden.map((name) => [name, null])) }
}

/** The columns that hold checked values: an object is written as the text of its JSON. */
export function columnsOf<Table extends FieldTable>(
  table: Table,
  values: ValuesOf<Table>,
): { [Name in keyof Table]: unknown } {
  const columns = fieldNames(table).map((name) => {
    const value: unknown = values[name]
    const isObject = table[name]?.kind === 'object' && value !== null
    return [name, isObject ? JSON.stringify(value) : value]
  })
  return Object.fromEntries(columns) as { [Name in keyof Table]: unknown }
}

function inJson(field: Field<unknown>, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return field.kind === 'object' ? field.read(value, field.initial) : value
}
