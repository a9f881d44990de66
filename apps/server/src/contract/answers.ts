import { Stream } from 'node:stream'

import type { ValidateFunction } from 'ajv/dist/2020.js'

import type { Operation, Schema } from './document.ts'
import { createAjv } from './validators.ts'

/**
 * Checks an answer as it goes out: its status is declared and its body has the declared shape with
 * no field beyond it. For tests: an answer that does not fit is a fault to be shown, not repaired.
 *
 * @throws Error that says what does not fit
 */
export type AnswerCheck = (status: number, payload: unknown) => void

const ajv = createAjv()
/** Compiled checks by schema object, filled on first use. */
const checks = new WeakMap<Schema, ValidateFunction>()

/** Makes the check of an operation's answers. */
export function createAnswerCheck({ id, answers }: Operation): AnswerCheck {
  return (status, payload) => {
    // A stream is checked message by message.
    if (payload instanceof Stream) return
    const schema = answers.get(status)
    if (schema === undefined) throw new Error(`${id} answers ${status}, which is not declared`)
    if (schema === null) return
    const check = checks.get(schema) ?? ajv.compile(closed(schema))
    checks.set(schema, check)
    const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload
    if (!check(body)) {
      throw new Error(`${id} ${status} does not fit the contract: ${ajv.errorsText(check.errors)}`)
    }
  }
}

/**
 * The schema with every object closed. Parts of an `allOf` see each other's fields only through
 * `unevaluatedProperties` of the whole, so they stay open themselves.
 */
function closed(schema: Schema, isPart = false): Schema {
  const copy: Schema = { ...schema }
  for (const word of ['allOf', 'anyOf', 'oneOf'] as const) {
    copy[word] = schema[word]?.map((part) => closed(part, isPart || word === 'allOf'))
  }
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [name, closed(each)]),
    )
  }
  if (schema.items) copy.items = closed(schema.items)
  if (typeof schema.additionalProperties === 'object') {
    copy.additionalProperties = closed(schema.additionalProperties)
  }
  const isObject = schema.properties !== undefined || schema.allOf !== undefined
  const isOpen = schema.additionalProperties !== undefined
  if (isObject && !isOpen && !isPart) copy.unevaluatedProperties = false
  return copy
}
