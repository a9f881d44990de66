import { readFileSync } from 'node:fs'

const METHODS = ['get', 'post', 'put', 'delete'] as const

export interface Schema {
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}

interface Parameter {
  name: string
  in: string
}

interface Body {
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  security: Record<string, string[]>[]
  'x-needs': { at: string; parameter?: string }
  requestBody?: Body
  responses: Record<string, Body>
}

type PathItem = Partial<Record<(typeof METHODS)[number], Operation>> & { parameters?: Parameter[] }

interface Contract {
  paths: Record<string, PathItem>
  components: {
    examples: Record<string, { value: unknown }>
    schemas: Record<string, Schema>
  }
}

/** A call of the contract, references written out. */
export interface Call extends Operation {
  /** `GET /api/tenant` */
  name: string
  isUnsafe: boolean
  parameters: Parameter[]
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The text of a file of the repository. */
function readText(path: string): string {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
}

/** The bundled contract with its references written out. */
export function readContract(): Contract {
  const document: Json = JSON.parse(readText('openapi/bundled.json'))
  return JSON.parse(JSON.stringify(inline(document, document)))
}

export function callsOf({ paths }: Contract): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const name = `${method.toUpperCase()} ${path}`
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [{ ...operation, name, isUnsafe: method !== 'get', parameters }]
    }),
  )
}

/** Every schema of a body, the nested ones too. */
export function schemasOf(body: Body | undefined): Schema[] {
  return Object.values(body?.content ?? {}).flatMap(({ schema }) => withNested(schema))
}

function withNested(schema: Schema): Schema[] {
  const { properties = {}, additionalProperties, items, oneOf, anyOf, allOf } = schema
  const nested = [
    ...Object.values(properties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items ? [items] : []),
    ...(oneOf ?? []),
    ...(anyOf ?? []),
    ...(allOf ?? []),
  ]
  return [schema, ...nested.flatMap(withNested)]
}

function inline(node: Json, document: Json): Json {
  if (Array.isArray(node)) return node.map((each) => inline(each, document))
  if (typeof node !== 'object' || node === null) return node
  if (typeof node['$ref'] === 'string') return inline(follow(node['$ref'], document), document)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inline(value, document)]),
  )
}

/** What a `#/components/…` reference means. */
function follow(reference: string, document: Json): Json {
  let at = document
  for (const part of reference.slice(2).split('/')) {
    const next = typeof at === 'object' && at !== null && !Array.isArray(at) ? at[part] : undefined
    if (next === undefined) throw new Error(`${reference} leads nowhere`)
    at = next
  }
  return at
}
