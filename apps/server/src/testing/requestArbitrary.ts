import * as fc from 'fast-check'

import type { Operation, Schema } from '../contract/document.ts'

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

/** Requests of one operation: valid, nearly valid, and nothing of the kind. */
export function requestOf(operation: Operation, known: Known): fc.Arbitrary<GeneratedRequest> {
  const { parameters, body } = operation
  const path = fc.record(
    Object.fromEntries(
      Object.entries(parameters.path.properties ?? {}).map(([name, schema]) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...(known[name] ?? [1])) },
          { weight: 1, arbitrary: fittingOf(schema, name, known) },
          { weight: 1, arbitrary: anyText },
        ),
      ]),
    ),
  )
  const query = objectOf({ properties: parameters.query.properties ?? {} }, known)
  const headers = objectOf({ properties: parameters.header.properties ?? {} }, known)
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
    { weight: 1, arbitrary: fc.constantFrom('text/html', 'multipart/form-data; boundary=x', 'x') },
  )
  return fc.record({ path, query, headers, payload, type }).map((parts) => {
    const url = `${filledIn(operation.url, parts.path)}${queryText(parts.query)}`
    const given = headerTexts(parts.headers)
    if (parts.payload === undefined) return { url, headers: given }
    return { url, headers: { ...given, 'content-type': parts.type }, payload: parts.payload }
  })
}

function filledIn(url: string, path: Record<string, unknown>): string {
  return url.replaceAll(/:(\w+)/g, (_, name: string) => encoded(path[name]))
}

function queryText(query: unknown): string {
  const pairs = Object.entries(query as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`
}

/** Half a surrogate pair has no encoding; it goes as it would from a broken client. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed().slice(0, 2000))
}

/** Header values are visible ASCII: anything else does not leave a client. */
function headerTexts(headers: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        String(value)
          .replaceAll(/[^\x20-\x7e]/g, '?')
          .slice(0, 500),
      ]),
  )
}
