import { unwrap } from '@parket/api-client/problem'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { StoredRegistration } from '@parket/domain/registration/storedRegistration'
import type { Submission, WizardResult } from '@parket/domain/registration/wizard/wizardContext'
import { wizardMachine } from '@parket/domain/registration/wizard/wizardMachine'
import type { DraftToSave } from '@parket/domain/registration/wizard/wizardSetup'
import { fromPromise } from 'xstate'
import { api } from '../../data/api.ts'
import { repeatWhenBusy } from '../../data/repeatWhenBusy.ts'
import { clearChange, storeChange } from './changeStorage.ts'
import { clearDraft, storeDraft } from './draftStorage.ts'
import { fetchRegistration } from '../own/fetchRegistration.ts'
import { knownPin, renewKnownRegistration, storeOpenRegistration } from '../own/openRegistration.ts'
import { addRecent } from '../own/recentRegistrations.ts'

/** Where a wizard keeps what is typed and what came of it. */
interface WizardStorage {
  /** @throws Error where the browser does not keep it */
  saveDraft: (kept: DraftToSave) => void
  clearDraft: (kept: DraftToSave) => void
  saveResult: (result: WizardResult) => void
}

/** The wizard of a new registration with the browser's effects: the API and its storage. */
export const newRegistrationMachine = withEffects({
  saveDraft: ({ draft }) => storeDraft(draft),
  clearDraft: ({ draft }) => clearDraft(draft.eventId),
  saveResult(result) {
    storeOpenRegistration(result)
    addRecent(result.registration)
  },
})

/** The wizard that changes a registration; its draft is kept apart from a new one's. */
export const changeMachine = withEffects({
  saveDraft({ draft, stored }) {
    if (stored) storeChange(stored, draft)
  },
  clearDraft: clearChange,
  saveResult: ({ registration }) => renewKnownRegistration(registration),
})

function withEffects(storage: WizardStorage) {
  return wizardMachine.provide({
    actors: {
      submit: fromPromise<RegistrationAnswer, Submission>(({ input, signal }) =>
        send(input, signal),
      ),
      fetchStored: fromPromise<StoredRegistration, { eventId: number; regDataId: number }>(
        ({ input: { eventId, regDataId } }) =>
          fetchRegistration(eventId, regDataId, knownPin(eventId, regDataId)),
      ),
      saveDraft: fromPromise<void, DraftToSave>(async ({ input }) => storage.saveDraft(input)),
      clearDraft: fromPromise<void, DraftToSave>(async ({ input }) => storage.clearDraft(input)),
      saveResult: fromPromise<void, WizardResult>(async ({ input }) => storage.saveResult(input)),
    },
  })
}

/** @throws ApiProblem */
function send(submission: Submission, signal: AbortSignal): Promise<RegistrationAnswer> {
  const { eventId: id } = submission
  if ('request' in submission) {
    const header = { 'Idempotency-Key': submission.idempotencyKey }
    const register = () =>
      unwrap(
        api.POST('/api/events/{id}/register', {
          params: { path: { id }, header },
          body: submission.request,
        }),
      )
    return repeatWhenBusy(register, signal)
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
