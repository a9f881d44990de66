import type { Operation, Schema } from '../contract/document.ts'

/** A field, a key of a map or an item of a list, and the schema of what it is in. */
interface Step {
  key: string
  within: Schema
}

/** A list or a map that a client sends. */
export interface SentList {
  steps: Step[]
  /** Null: any length is taken. */
  most: number | null
  isMap: boolean
  items: Schema
}

/** Every list and map of a body, of an address and of the headers. */
export function sentLists({
  body,
  parameters,
}: Pick<Operation, 'body' | 'parameters'>): SentList[] {
  const { query, header } = parameters
  return [body?.schema ?? {}, query, header].flatMap((schema) => listsIn(schema, []))
}

function listsIn(schema: Schema, steps: Step[]): SentList[] {
  const { properties = {}, items, additionalProperties: values } = schema
  const within = (key: string) => [...steps, { key, within: schema }]
  const most = Number(schema['maxItems'] ?? schema['maxProperties'] ?? Number.NaN)
  const own = { steps, most: Number.isNaN(most) ? null : most }
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...(items ? [{ ...own, isMap: false, items }, ...listsIn(items, within('0'))] : []),
    ...(typeof values === 'object'
      ? [{ ...own, isMap: true, items: values }, ...listsIn(values, within('x'))]
      : []),
    ...Object.entries(properties).flatMap(([field, each]) => listsIn(each, within(field))),
    ...parts.flatMap((part) => listsIn(part, steps)),
  ]
}

/** The body with that list in its place, of that length; what is required and not there yet is put in. */
export function withList(
  body: unknown,
  { steps, isMap, items }: SentList,
  length: number,
): unknown {
  const item = sample(items)
  const list = isMap
    ? Object.fromEntries(Array.from({ length }, (_, n) => [`${n}`, item]))
    : Array.from({ length }, () => item)
  return placed(body, steps, list)
}

function placed(at: unknown, [step, ...rest]: Step[], list: unknown): unknown {
  if (step === undefined) return list
  const { key, within } = step
  if (within.items) return [placed(Array.isArray(at) ? at[0] : undefined, rest, list)]
  const given = typeof at === 'object' && !Array.isArray(at) ? at : {}
  const thing: Record<string, unknown> = { ...required(within), ...given }
  return { ...thing, [key]: placed(thing[key], rest, list) }
}

function required({ required: names = [], properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, sample(properties[name] ?? {})]))
}

/** Something small that the schema takes. */
function sample(schema: Schema): unknown {
  const [alternative] = schema.oneOf ?? schema.anyOf ?? []
  if (alternative) return sample(alternative)
  const [type] = [schema.type ?? 'object'].flat()
  const value = { string: 'a', integer: 1, number: 1, boolean: true, array: [] }[type ?? '']
  return value ?? required(schema)
}

/** Its place as texts of errors name it; items and keys are those that `withList` makes. */
export function placeOf({ steps }: SentList): string {
  return steps.map(({ key }) => key).join('.')
}
