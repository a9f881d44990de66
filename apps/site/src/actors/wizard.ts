import { unwrap } from '@parket/api-client/problem'
import type { Draft } from '@parket/domain/registration/draft'
import type { RegisteredEntry, Submission } from '@parket/domain/registration/wizardContext'
import { wizardMachine } from '@parket/domain/registration/wizardMachine'
import { fromPromise } from 'xstate'
import { api } from '../api.ts'
import { clearDraft, storeDraft } from '../registration/draftStorage.ts'

/** The registration wizard with the browser's effects: the API and session storage. */
export const browserWizardMachine = wizardMachine.provide({
  actors: {
    submit: fromPromise<RegisteredEntry, Submission>(({ input }) =>
      unwrap(
        api.POST('/api/events/{id}/register', {
          params: {
            path: { id: input.eventId },
            header: { 'Idempotency-Key': input.idempotencyKey },
          },
          body: input.request,
        }),
      ),
    ),
    saveDraft: fromPromise<void, { draft: Draft }>(async ({ input }) => storeDraft(input.draft)),
    clearDraft: fromPromise(async () => clearDraft()),
  },
})
