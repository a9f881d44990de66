import { consoleTexts } from '@parket/domain/problems/catalogue'
import { unwrap } from '@parket/api-client/problem'
import { forgotPasswordMachine } from '@parket/domain/auth/forgotPasswordMachine'
import type { Credentials } from '@parket/domain/auth/login'
import { loginMachine, type LoginAnswer } from '@parket/domain/auth/loginMachine'
import { fromPromise } from 'xstate'
import { api } from '../api.ts'
import { logFailure } from '../logFailure.ts'

/**
 * The login dialog's machine on the real API.
 *
 * @param begin stores the login: the dialog leaves after that, so that a page reloaded then is logged in
 */
export const browserLoginMachine = (begin: (answer: LoginAnswer) => Promise<void>) =>
  loginMachine.provide({
    actors: {
      login: fromPromise<LoginAnswer, Credentials>(async ({ input, signal }) => {
        const call = unwrap(api.POST('/api/login', { body: input }))
        const answer = await logFailure(consoleTexts.login, call)
        // A dialog that was closed meanwhile logs nobody in.
        if (!signal.aborted) await begin(answer)
        return answer
      }),
    },
  })

/**
 * The forgot-password dialog's machine on the real API; the answer is not read (docs/rules/accounts.md,
 * «Forgotten password»).
 */
export const browserForgotPasswordMachine = forgotPasswordMachine.provide({
  actors: {
    sendLetter: fromPromise<void, { email: string }>(async ({ input }) => {
      await unwrap(api.POST('/api/forgot-password', { body: input }))
    }),
  },
})
