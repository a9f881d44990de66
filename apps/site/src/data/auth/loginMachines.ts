import { consoleTexts } from '@parket/domain/problems/catalogue'
import { unwrap } from '@parket/api-client/problem'
import { forgotPasswordMachine } from '@parket/domain/auth/forgotPasswordMachine'
import type { Credentials } from '@parket/domain/auth/login'
import { loginMachine, type LoginAnswer } from '@parket/domain/auth/loginMachine'
import { fromPromise } from 'xstate'
import { api } from '../api.ts'
import { logFailure } from '../logFailure.ts'

/** The login dialog's machine on the real API. */
export const browserLoginMachine = loginMachine.provide({
  actors: {
    login: fromPromise<LoginAnswer, Credentials>(({ input }) =>
      logFailure(consoleTexts.login, unwrap(api.POST('/api/login', { body: input }))),
    ),
  },
})

/** The forgot-password dialog's machine on the real API; the answer is not read (spec §7). */
export const browserForgotPasswordMachine = forgotPasswordMachine.provide({
  actors: {
    sendLetter: fromPromise<void, { email: string }>(async ({ input }) => {
      await unwrap(api.POST('/api/forgot-password', { body: input }))
    }),
  },
})
