import { Problem } from '../http/problem.ts'

/** 429: wrong tries at a secret are used up. */
export class LockedOut extends Problem {
  /** What was tried: `login`, `pin`. */
  readonly scope: string
  /** The beginning of the hash under which the tries are counted: it tells nobody whose they are. */
  readonly subject: string

  /** @param refusal that says when to try again */
  constructor({ status, code, params, headers }: Problem, scope: string, subject: string) {
    super(status, code, { params, headers })
    this.scope = scope
    this.subject = subject
  }
}
