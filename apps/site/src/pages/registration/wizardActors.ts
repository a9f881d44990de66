import { unwrap } from '@parket/api-client/problem'
import type { Draft } from '@parket/domain/registration/draft'
import type { RegisteredEntry, Submission } from '@parket/domain/registration/wizardContext'
import { wizardMachine } from '@parket/domain/registration/wizardMachine'
import { fromPromise } from 'xstate'
import { api } from '../../data/api.ts'
import { knownPin, type RegDataAnswer } from './openRegistration.ts'

/** Where a wizard keeps what is typed, and what hears of the answer. */
export interface WizardEffects {
  /** @throws Error where it is not kept */
  save: (draft: Draft) => void
  clear: () => void
  /** The registration was made or changed; called before the draft is cleared. */
  onAnswer: (entry: RegDataAnswer) => void
}

/** The registration wizard with the browser's effects: the API and session storage. */
export function browserWizard({ save, clear, onAnswer }: WizardEffects) {
  return wizardMachine.provide({
    actors: {
      submit: fromPromise<RegisteredEntry, Submission>(async ({ input }) => {
        const entry = await send(input)
        onAnswer(entry)
        return entry
      }),
      saveDraft: fromPromise<void, { draft: Draft }>(async ({ input }) => save(input.draft)),
      clearDraft: fromPromise(async () => clear()),
    },
  })
}

/** @throws ApiProblem */
function send(submission: Submission): Promise<RegDataAnswer> {
  const { eventId: id } = submission
  if ('request' in submission) {
    return unwrap(
      api.POST('/api/events/{id}/register', {
        params: { path: { id }, header: { 'Idempotency-Key': submission.idempotencyKey } },
        body: submission.request,
      }),
    )
  }
  const { regDataId: regId, change } = submission
  const pin = knownPin(id, regId)
  return unwrap(
    api.PUT('/api/events/{id}/reg-datas/{regId}', {
      params: { path: { id, regId }, ...(pin && { query: { pin } }) },
      body: change,
    }),
  )
}
