import * as fc from 'fast-check'

import type { Operation, Schema } from '../contract/document.ts'
import type { ValidRequest } from './validRequests/shape.ts'

/** A request as it goes over the wire. */
export interface GeneratedRequest {
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Values of a world that make a request hit something, by the name of what takes them. */
export type Known = Record<string, readonly (string | number)[]>

const nasty: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  '%00',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '🕺'.repeat(300),
  'я'.repeat(20_000),
  '9'.repeat(400),
  '2012-02-30',
  '-0',
  'null',
  'a@b\r\nBcc: c@d.e',
)

const anyText: fc.Arbitrary<string> = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }))

const anyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1),
)

const garbage: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  nasty,
  anyNumber,
  fc.constant(null),
  fc.array(fc.constant({}), { minLength: 500, maxLength: 2000 }),
)

/** A value of a schema of the contract, mostly; now and then one of another type. */
function valueOf(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: fittingOf(schema, name, known) },
    { weight: 1, arbitrary: garbage },
  )
}

function fittingOf(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const options = schema.oneOf ?? schema.anyOf
  if (options) return fc.oneof(...options.map((option) => fittingOf(option, name, known)))
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => fittingOf(part, name, known)))
      .map((parts) =>
        Object.fromEntries((parts as object[]).flatMap((part) => Object.entries(part))),
      )
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if ('const' in schema) return fc.constant(schema['const'])
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, name, known)))
}

function ofType(type: string, schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const here = known[name] ?? []
  switch (type) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, known), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.constantFrom(1, ...here), anyNumber)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.constantFrom('Мария', ...here), textOf(schema), anyText)
  }
}

function textOf({ format }: Schema): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid()
    case 'date':
      return fc.constantFrom('1999-04-12', '2018-02-28', '2012-02-29')
    case 'date-time':
      return fc.constantFrom('2026-11-20T12:00:00+03:00', '2030-01-01T00:00:00Z')
    case 'email':
      return fc.constant('dancer@parket.test')
    default:
      return fc.constantFrom('open', '79161234567', 'Москва')
  }
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, valueOf(each, name, known)] as const,
  )
  const required = (schema.required ?? []).filter((name) => schema.properties?.[name])
  const declared = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  if (typeof schema.additionalProperties !== 'object') return declared
  const keys = fc.oneof(fc.constantFrom('single', ...strings(known['contestIds'])), anyText)
  return fc.dictionary(keys, valueOf(schema.additionalProperties, '', known), { maxKeys: 3 })
}

const strings = (values: readonly (string | number)[] = []): string[] => values.map(String)

/** What no JSON parser should be brought down by. */
const brokenBodies: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '"',
    'null',
    '[]',
    '{"__proto__": {"superadmin": true}}',
    '{"constructor": {"prototype": {"superadmin": true}}}',
    '['.repeat(100_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    `{"q":"${'x'.repeat(3_000_000)}"}`,
    `{"n":${'9'.repeat(5000)}}`,
  ),
  fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

/** What goes over the wire, still in parts. */
type Parts = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  payload: string | Buffer | undefined
  type: string
}

const oddTypes = fc.constantFrom('text/html', 'multipart/form-data; boundary=x', 'x')

/** Names the tenant where no host does; a wrong one hides everything behind it. */
const ds = (known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 18, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...(known['ds'] ?? [])) },
    { weight: 1, arbitrary: anyText },
  )

/** Requests of one operation as its schemas have them, or nothing of the kind. */
export function wildRequest(operation: Operation, known: Known): fc.Arbitrary<GeneratedRequest> {
  const { parameters, body } = operation
  const { ds: _, ...queryProperties } = parameters.query.properties ?? {}
  const path = fc.record(
    Object.fromEntries(
      pathParameters(operation).map(([name, before]) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...(known[before] ?? known[name] ?? [1])) },
          {
            weight: 1,
            arbitrary: fittingOf(parameters.path.properties?.[name] ?? {}, name, known),
          },
          { weight: 1, arbitrary: anyText },
        ),
      ]),
    ),
  )
  const query = fc
    .record({ rest: objectOf({ properties: queryProperties }, known), ds: ds(known) })
    .map(({ rest, ...tenant }) => Object.assign({}, rest, tenant))
  const headers = objectOf({ properties: parameters.header.properties ?? {} }, known).map(
    (value) => value as Record<string, unknown>,
  )
  const payload: fc.Arbitrary<string | Buffer | undefined> = body
    ? fc.oneof(
        {
          weight: 6,
          arbitrary: valueOf(body.schema, '', known).map((value) => JSON.stringify(value)),
        },
        { weight: 1, arbitrary: garbage.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: brokenBodies },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
    : fc.constant(undefined)
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: oddTypes },
  )
  return fc
    .record({ path, query, headers, payload, type })
    .map((parts) => onTheWire(operation, parts))
}

/** How a valid request is made nearly valid: one thing of it is another. */
export interface Flaw {
  at: 'path' | 'query' | 'headers' | 'body' | 'payload' | 'type'
  /** An index into the existing things, modulo their number. */
  which: number
  value: unknown
  payload: string | Buffer
  type: string
}

export const flaws: fc.Arbitrary<Flaw> = fc.record({
  at: fc.oneof(
    { weight: 6, arbitrary: fc.constant('body' as const) },
    { weight: 2, arbitrary: fc.constantFrom('path' as const, 'query' as const) },
    { weight: 1, arbitrary: fc.constantFrom('headers', 'payload', 'type') },
  ),
  which: fc.nat({ max: 1000 }),
  value: fc.oneof(garbage, anyText, anyNumber, fc.constantFrom(true, null, [], {}, undefined)),
  payload: brokenBodies,
  type: oddTypes,
})

/** A valid request as it goes over the wire, whole or with a flaw. */
export function wiredRequest(
  operation: Operation,
  { path, query, body, headers }: ValidRequest,
  flaw?: Flaw,
): GeneratedRequest {
  const isForm = Buffer.isBuffer(body)
  const parts: Parts = {
    path,
    query,
    // Of a station: a user's is put there by who calls.
    headers: headers['authorization'] ? { authorization: headers['authorization'] } : {},
    payload: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    type: headers['content-type'] ?? 'application/json',
  }
  return onTheWire(operation, flaw ? flawed(operation, parts, flaw) : parts)
}

function flawed(operation: Operation, parts: Parts, flaw: Flaw): Parts {
  const { at, which, value, payload, type } = flaw
  switch (at) {
    case 'path':
      return { ...parts, path: withAnother(parts.path, Object.keys(parts.path), flaw) }
    case 'query':
    case 'headers': {
      const place = at === 'query' ? 'query' : 'header'
      const names = Object.keys(operation.parameters[place].properties ?? {})
      return { ...parts, [at]: withAnother(parts[at], names, flaw) }
    }
    case 'body': {
      if (typeof parts.payload === 'string') {
        const changed = withAnotherLeaf(JSON.parse(parts.payload), which, value)
        return { ...parts, payload: JSON.stringify(changed) }
      }
      return { ...parts, payload: parts.payload?.subarray(0, which) }
    }
    case 'payload':
      return { ...parts, payload }
    case 'type':
      return { ...parts, type }
  }
}

function withAnother(
  values: Record<string, unknown>,
  names: string[],
  { which, value }: Flaw,
): Record<string, unknown> {
  const name = names[which % names.length]
  return name === undefined ? values : { ...values, [name]: value }
}

/** The same with one of its parts, however deep, replaced. */
function withAnotherLeaf(json: unknown, which: number, value: unknown): unknown {
  const paths = pathsOf(json)
  const path = paths[which % paths.length] ?? []
  return replacedAt(json, path, value)
}

/** A valid body once for each value in it, that one beyond what a column of ours holds. */
export function overfilledBody(body: unknown): unknown[] {
  return pathsOf(body).flatMap((path) => {
    const value = valueAt(body, path)
    if (typeof value === 'object' && value !== null) return []
    return [replacedAt(body, path, typeof value === 'string' ? '\uD800' : 2 ** 31)]
  })
}

function valueAt(json: unknown, path: string[]): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], json)
}

function pathsOf(json: unknown, path: string[] = []): string[][] {
  if (typeof json !== 'object' || json === null) return [path]
  return [path, ...Object.entries(json).flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

function replacedAt(json: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(json) ? [...(json as unknown[])] : { ...(json as object) }
  return Object.assign(copy, {
    [key]: replacedAt((json as Record<string, unknown>)[key], rest, value),
  })
}

function onTheWire(operation: Operation, parts: Parts): GeneratedRequest {
  const url = `${filledIn(operation.url, parts.path)}${queryText(parts.query)}`
  const given = headerTexts(parts.headers)
  if (parts.payload === undefined) return { url, headers: given }
  return { url, headers: { ...given, 'content-type': parts.type }, payload: parts.payload }
}

/** Names of an address's parameters, each with what stands before it: `id` after `events`. */
export function pathParameters({ url }: Pick<Operation, 'url'>): [name: string, before: string][] {
  return [...url.matchAll(/([\w-]+)\/:(\w+)/g)].map(([, before = '', name = '']) => [name, before])
}

function filledIn(url: string, path: Record<string, unknown>): string {
  return url.replaceAll(/:(\w+)/g, (_, name: string) => encoded(path[name]))
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`
}

/** Half a surrogate pair has no encoding; it goes as it would from a broken client. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 2000))
}

/** Header values are visible ASCII: anything else does not leave a client. */
function headerTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        String(value)
          .replaceAll(/[^\x20-\x7e]/g, '?')
          .slice(0, 500),
      ]),
  )
}
