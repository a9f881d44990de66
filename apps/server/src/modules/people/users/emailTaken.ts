import { problemText } from '@parket/domain/problems/catalogue'

import { Problem } from '../../../http/problem.ts'

/** The refusal of an e-mail that another account has. */
export function emailTaken(): Problem {
  const errors = { email: [problemText('email_taken')] }
  return new Problem(409, 'email_taken', { errors })
}
