import { problemText } from '@parket/domain/problems/catalogue'
import { addError, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { invalidFields, Problem } from '../http/problem.ts'
import type { Operation, Schema } from './document.ts'
import { lazy } from './lazy.ts'

const OPTIONS: Options = {
  allErrors: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
  // The bundled file was linted when it was made.
  validateSchema: false,
}

/** OpenAPI keywords that have no meaning for validation. */
const VOCABULARY = ['example', 'discriminator', 'externalDocs', 'xml']

export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...OPTIONS, ...options })
  addFormats.default(ajv)
  return ajv.addVocabulary(VOCABULARY)
}

// Parameters and headers are always text, so they are converted to the declared type. A JSON body
// has types of its own and is not converted.
const textAjv = createAjv({ coerceTypes: 'array', useDefaults: true })
const jsonAjv = createAjv()
// Stops at the first fault, which a length comes before: a long list is refused before its items are looked at.
const quickAjv = createAjv({ allErrors: false })

/** A part of a request as it came in, and as the contract types it after the check. */
export type Parts = { path: unknown; query: unknown; headers: unknown; body: unknown }

/** Checks a request against its operation and gives its parts, coerced. */
export type RequestValidator = {
  /** @throws Problem 400 */
  path: (value: unknown) => Record<string, unknown>
  /** @throws Problem 400 naming each wrong field; 422 where the body has the right types, but numbers out of bounds */
  rest: (value: Omit<Parts, 'path'>) => Omit<Parts, 'path'>
}

/**
 * The validators of an operation's path, query, headers and body. They are compiled with the first request: all of them take
 * a second of the start and tens of megabytes.
 */
export function compileRequest(operation: Operation): RequestValidator {
  const checkPath = lazy(() => textAjv.compile(operation.parameters.path))
  const checkRest = lazy(() => compileRest(operation))
  return {
    path(value) {
      const path = { ...(value as Record<string, unknown>) }
      refuse(check(checkPath(), path))
      return path
    },
    rest: (value) => checkRest()(value),
  }
}

function compileRest({ parameters, body }: Operation): RequestValidator['rest'] {
  const checkQuery = textAjv.compile(parameters.query)
  const checkHeaders = textAjv.compile(parameters.header)
  const checkBody = body && compileBody(body.schema)
  const headerNames = Object.keys(parameters.header.properties ?? {})

  return (value) => {
    const query = { ...(value.query as Record<string, unknown>) }
    const headers = declared(value.headers as Record<string, unknown>, headerNames)
    const errors = [...check(checkQuery, query), ...check(checkHeaders, headers)]
    const isBodyChecked = checkBody && (body?.isRequired || value.body !== undefined)
    const bodyErrors = isBodyChecked ? checkBody(value.body) : []
    // A wrong type breaks the contract (400); a number out of bounds breaks a rule (422).
    if (errors.length === 0 && bodyErrors.every(({ isBound }) => isBound)) refuseBounds(bodyErrors)
    refuse([...errors, ...bodyErrors])
    return { query, headers, body: checkBody ? value.body : undefined }
  }
}

/** `isBound`: a number of the right type that is too small or too large. */
type Fault = { field: string; text: string; isBound?: boolean }

function check(validate: ValidateFunction, value: unknown): Fault[] {
  return [...faultsOf(validate, value), ...unstorable(value)]
}

function faultsOf(validate: ValidateFunction, value: unknown): Fault[] {
  return validate(value) ? [] : (validate.errors ?? []).map(toFault)
}

/** Of a larger body only the first fault is reported: finding all faults of a hostile one takes seconds. */
const MOST_VALUES = 5000

function compileBody(schema: Schema): (value: unknown) => Fault[] {
  const findFirst = quickAjv.compile(schema)
  return (value) => {
    const first = faultsOf(findFirst, value)
    if (first.length === 0) return unstorable(value)
    if (countValues(value) > MOST_VALUES) return first
    return check(jsonAjv.compile(schema), value)
  }
}

function toFault({ instancePath, keyword, params }: ErrorObject): Fault {
  const field = instancePath.slice(1).replaceAll('/', '.')
  const limit = Number(params['limit'])
  if (keyword === 'required') {
    return { field: join(field, String(params['missingProperty'])), text: problemText('required') }
  }
  if (keyword === 'minimum') {
    return { field, text: problemText('number_too_small', { min: limit }), isBound: true }
  }
  if (keyword === 'maximum') {
    return { field, text: problemText('number_too_large', { max: limit }), isBound: true }
  }
  if (keyword === 'maxItems' || keyword === 'maxProperties') {
    return { field, text: problemText('list_too_long', { max: limit }) }
  }
  const isNumber = keyword === 'type' && ['integer', 'number'].includes(String(params['type']))
  return { field, text: problemText(isNumber ? 'number_invalid' : 'invalid') }
}

/**
 * No schema of the contract is nested deeper. Without a limit a hostile body would overflow the
 * stack.
 */
const DEEPEST = 20

/**
 * Values that the database cannot store: text with U+0000 or a lone surrogate (`jsonb` refuses
 * both), numbers beyond 2^53, endless nesting. The first of them.
 */
function unstorable(value: unknown): Fault[] {
  return isStorable(value) ? [] : [findUnstorable(value, '')]
}

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  if (Array.isArray(value)) return value.every((each) => isStorable(each, depth + 1))
  return Object.entries(value).every(
    ([key, each]) => isStorable(key) && isStorable(each, depth + 1),
  )
}

/** @param value one that is not storable */
function findUnstorable(value: unknown, path: string, depth = 0): Fault {
  const nested = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [key, each] of depth === DEEPEST ? [] : nested) {
    if (!isStorable(key)) break
    if (!isStorable(each, depth + 1)) return findUnstorable(each, join(path, key), depth + 1)
  }
  return {
    field: path,
    text: problemText(typeof value === 'number' ? 'number_invalid' : 'invalid'),
  }
}

/** How many texts, numbers, lists and things it has, as deep as the contract goes. */
function countValues(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return 1
  return Object.values(value).reduce<number>((sum, each) => sum + countValues(each, depth + 1), 1)
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key
}

function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw new Problem(400, 'malformed', { errors: textsOf(faults) })
}

function refuseBounds(faults: Fault[]): void {
  if (faults.length > 0) throw invalidFields(textsOf(faults))
}

function textsOf(faults: Fault[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, text } of faults) addError(errors, field, text)
  return errors
}

/** The declared headers under the names of the contract; Node gives them in lower case. */
function declared(headers: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    names
      .map((name) => [name, headers[name.toLowerCase()]] as const)
      .filter(([, value]) => value !== undefined),
  )
}
