import {
  problemText,
  type ProblemCode,
  type ProblemParams,
} from '@parket/domain/problems/catalogue'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { formatWait } from '@parket/domain/format/wait'

type Details = {
  params?: ProblemParams
  errors?: FieldErrors
  headers?: Record<string, string>
  lines?: readonly ChargeLine[]
  debts?: readonly RegDataDebt[]
}

/** What a registration owes, in kopecks. */
type RegDataDebt = { reg_data_id: number; debt: number }

/**
 * A refusal: whoever throws it says which status and which text of the catalogue answer the call
 * (docs/api.md, «Refusals»). Anything else that is thrown is a fault of ours and answers 500.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>
  /** What a registration costs, where that is what was refused. */
  readonly lines: readonly ChargeLine[] | undefined
  /** What registrations owe, where that is what was refused. */
  readonly debts: readonly RegDataDebt[] | undefined
  /** What the text says besides its words. */
  readonly params: ProblemParams | undefined

  /**
   * @param errors texts by dotted field (`dancers.0.birth_date`)
   * @param headers further headers of the answer, such as `retry-after`
   */
  constructor(
    status: number,
    code: ProblemCode,
    { params, errors, lines, debts, headers = {} }: Details = {},
  ) {
    super(problemText(code, params))
    this.status = status
    this.code = code
    this.errors = errors
    this.lines = lines
    this.debts = debts
    this.headers = headers
    this.params = params
  }

  /** The answer's body. */
  toJSON(): {
    message: string
    errors?: FieldErrors
    code: ProblemCode
    lines?: readonly ChargeLine[]
    debts?: readonly RegDataDebt[]
  } {
    const { message, errors, code, lines, debts } = this
    return {
      message,
      ...(errors && { errors }),
      code,
      ...(lines && { lines }),
      ...(debts && { debts }),
    }
  }
}

/** A rule is broken: 422 with the texts by field. */
export function invalidFields(errors: FieldErrors): Problem {
  return new Problem(422, 'invalid', { errors })
}

/** 429 or 503: says in the text and in `Retry-After` when to try again (seconds, rounded up). */
export function tryLater(
  status: 429 | 503,
  code: 'rate_limited' | 'unavailable',
  seconds: number,
): Problem {
  const wait = Math.max(1, Math.ceil(seconds))
  return new Problem(status, code, {
    params: { wait: formatWait(wait) },
    headers: { 'retry-after': String(wait) },
  })
}
