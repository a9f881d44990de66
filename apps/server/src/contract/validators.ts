import { problemText } from '@parket/domain/problems/catalogue'
import { addError, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { invalid, Problem } from '../http/problem.ts'
import type { Operation } from './document.ts'

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

/** A part of a request as it came in, and as the contract types it after the check. */
export type Parts = { path: unknown; query: unknown; headers: unknown; body: unknown }

/** Checks a request against its operation and gives its parts, coerced. */
export type RequestValidator = {
  /** @throws Problem 400 */
  path: (value: unknown) => Record<string, unknown>
  /** @throws Problem 400 naming each wrong field; 422 where the body has the right types, but numbers out of bounds */
  rest: (value: Omit<Parts, 'path'>) => Omit<Parts, 'path'>
}

/** Compiles the validators of an operation's path, query, headers and body. */
export function compileRequest({ parameters, body }: Operation): RequestValidator {
  const checkPath = textAjv.compile(parameters.path)
  const checkQuery = textAjv.compile(parameters.query)
  const checkHeaders = textAjv.compile(parameters.header)
  const checkBody = body && jsonAjv.compile(body.schema)
  const headerNames = Object.keys(parameters.header.properties ?? {})

  return {
    path(value) {
      const path = { ...(value as Record<string, unknown>) }
      refuse(check(checkPath, path))
      return path
    },
    rest(value) {
      const query = { ...(value.query as Record<string, unknown>) }
      const headers = declared(value.headers as Record<string, unknown>, headerNames)
      const errors = [...check(checkQuery, query), ...check(checkHeaders, headers)]
      const isBodyChecked = checkBody && (body?.isRequired || value.body !== undefined)
      const bodyErrors = isBodyChecked ? check(checkBody, value.body) : []
      // A wrong type breaks the contract (400); a number out of bounds breaks a rule (422).
      if (errors.length === 0 && bodyErrors.every(({ isBound }) => isBound))
        refuseBounds(bodyErrors)
      refuse([...errors, ...bodyErrors])
      return { query, headers, body: checkBody ? value.body : undefined }
    },
  }
}

/** `isBound`: a number of the right type that is too small or too large. */
type Fault = { field: string; text: string; isBound?: boolean }

function check(validate: ValidateFunction, value: unknown): Fault[] {
  const faults: Fault[] = validate(value) ? [] : (validate.errors ?? []).map(toFault)
  return [...faults, ...unstorable(value, '')]
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
 * both), numbers beyond 2^53, endless nesting.
 */
function unstorable(value: unknown, path: string, depth = 0): Fault[] {
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && value.isWellFormed()
    return isStorable ? [] : [{ field: path, text: problemText('invalid') }]
  }
  if (typeof value === 'number') {
    const isStorable = Math.abs(value) <= Number.MAX_SAFE_INTEGER
    return isStorable ? [] : [{ field: path, text: problemText('number_invalid') }]
  }
  if (typeof value !== 'object' || value === null) return []
  if (depth === DEEPEST) return [{ field: path, text: problemText('invalid') }]
  return Object.entries(value).flatMap(([key, each]) =>
    unstorable(key, path).concat(unstorable(each, join(path, key), depth + 1)),
  )
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key
}

function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw new Problem(400, 'malformed', { errors: textsOf(faults) })
}

function refuseBounds(faults: Fault[]): void {
  if (faults.length > 0) throw invalid(textsOf(faults))
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
