import type { FieldErrors } from './fieldErrors.ts'

/** The body of a refused call: `{message, errors?, code}` (docs/api.md, «Refusals»). */
export interface ProblemAnswer {
  message?: string
  errors?: FieldErrors
  code?: string
}

/** A failed call: what the server answered, if it did, and the error's own message. */
export interface RequestFailure {
  /** Of the answer; 0: none came. */
  status?: number
  answer?: ProblemAnswer | null
  message?: string
}

/** Reads a failure from any thrown value. */
export function toRequestFailure(thrown: unknown): RequestFailure {
  if (typeof thrown !== 'object' || thrown === null) return {}
  const { status, answer, message } = thrown as RequestFailure
  return {
    ...(typeof status === 'number' && { status }),
    ...(typeof answer === 'object' && answer !== null && { answer }),
    ...(typeof message === 'string' && { message }),
  }
}
