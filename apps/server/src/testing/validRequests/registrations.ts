import { contacts, inSingle, newDancer, paperForm, registration } from '../cup.ts'
import { createChosenLetter, createPlaceLetter, LETTERS_ID } from '../waitingLetter.ts'
import { createContest } from '../fixtures.ts'
import { pinOf } from '../pins.ts'
import type { Entered, RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/**
 * Of registrations, their entries and payments.
 *
 * @param regData the one that requests read
 */
export function registrationRequests(
  { db, people, cup, event, send, register }: RequestData,
  regData: Entered['regData'],
): RequestMakers {
  const regPath = async () => ({ path: { regId: (await register()).regData.id } })
  const entryPath = async () => {
    const { regData, registrations } = await register()
    return { regId: regData.id, entryId: (registrations[0] as { id: number }).id }
  }

  /** One dancer in two registrations. */
  async function enterTwice() {
    const twice = { dancers: [newDancer()] }
    const enter = (contestId: string) =>
      send<Entered>('supervisor', 'POST', `${event}/register`, registration([contestId], twice))
    const [one, other] = [await enter(cup.ids.folk), await enter(cup.ids.show)]
    return { reg_data_id: one.regData.id, other_id: other.regData.id }
  }

  /** One dancer in one contest, in a packet, or two in one. */
  function entryOf(nth: number): object {
    const { packet, oriental, folk, show, duet } = cup.ids
    const chosen = {
      [packet]: { status: true, selectedGroupIds: [oriental, folk, show].slice(nth % 2) },
    }
    if (nth % 3 === 0) return registration([], { packets: chosen })
    if (nth % 3 === 1) return registration([duet], { dancers: [newDancer(), newDancer()] })
    return registration([folk])
  }

  return {
    registerForEvent: async (nth) => ({ body: entryOf(nth) }),
    enterPaperForm: async () => ({ body: paperForm([cup.ids.folk]) }),
    registerMany: async () => ({
      body: {
        regData: contacts,
        consents: { processing: true },
        registrations: [{ dancers: [newDancer()], packets: inSingle(cup.ids.folk) }],
      },
      callerId: people.registered.id,
    }),
    findRegData: async () => ({
      body: { reg_n: regData.reg_n, pin_code: await pinOf(db, regData.id) },
    }),
    claimRegData: async () => {
      const { regData: made } = await register()
      await db
        .updateTable('reg_datas')
        .set({ registered_by: null })
        .where('id', '=', made.id)
        .execute()
      const pin_code = await pinOf(db, made.id)
      return { body: { reg_n: made.reg_n, pin_code }, callerId: people.registered.id }
    },
    withdrawConsent: async () => {
      const { regData: made } = await register()
      const { id } = people.registered
      await db
        .updateTable('reg_datas')
        .set({ registered_by: id })
        .where('id', '=', made.id)
        .execute()
      return {
        callerId: id,
        path: { id, regDataId: made.id },
        body: { consent: 'publication' },
      }
    },
    updateRegData: async () => {
      const { dancers, registrations, ...whole } = await register()
      const body = { regData: { city: 'Казань' }, dancers, registrations }
      return { path: { regId: whole.regData.id }, body }
    },
    mergeRegistrations: async () => {
      const { reg_data_id, other_id } = await enterTwice()
      return { path: { regId: reg_data_id }, body: { duplicate_id: other_id } }
    },
    decideDistinct: async () => ({ body: await enterTwice() }),
    undoDistinct: async () => {
      const pair = await enterTwice()
      const url = `${event}/registrations/duplicates`
      const { id } = await send<{ id: number }>('supervisor', 'POST', url, pair)
      return { path: { decisionId: id } }
    },
    moveEntry: async (nth) => {
      const { id } = await createContest(db, cup.event.id, {
        group_num: 30_000 + nth,
        status: 'open',
      })
      return { path: await entryPath(), body: { contest_id: id } }
    },
    writeToRegistrations: async () => ({
      body: { subject: 'Сбор в 9:00', text: 'Номер {номер}', to: 'all' },
    }),
    takeBackLetters: async () => {
      await createChosenLetter(db, cup.event.id, regData.id)
      return { path: { lettersId: LETTERS_ID } }
    },
    changeRegistrations: async () => ({ body: { act: { kind: 'promote' }, apply: true } }),
    promoteEntry: async () => {
      const path = await entryPath()
      await db
        .updateTable('registrations')
        .set({ status: 'waiting' })
        .where('id', '=', path.entryId)
        .execute()
      return { path, body: {} }
    },
    takeBackPlace: async () => {
      const path = await entryPath()
      await createPlaceLetter(db, path.entryId)
      return { path }
    },
    sendPin: regPath,
    setAttendance: async () => ({ body: { attendance: 'present' }, ...(await regPath()) }),
    addLedgerEntry: async () => {
      const { regData: made } = await register()
      const { debt } = await db
        .selectFrom('ledger')
        .where('reg_data_id', '=', made.id)
        .select((eb) => eb.cast<number>(eb.fn.sum('amount'), 'bigint').as('debt'))
        .executeTakeFirstOrThrow()
      return {
        path: { regId: made.id },
        body: { kind: 'payment', amount: 100, method: 'cash', expected_debt: debt },
      }
    },
    addJointPayment: async () => {
      const { regData: made } = await register()
      return { body: { regDataIds: [made.id], amount: 100, method: 'cash' } }
    },
    setAdmission: async () => {
      const { regData: made, dancers } = await register()
      return {
        path: { regId: made.id, dancerId: dancers[0]?.id ?? 0 },
        body: { medical: true },
      }
    },
    setStartNumber: async (nth) => ({ body: { start_number: 5000 + nth }, ...(await regPath()) }),
    getInfoByName: async () => {
      const [dancer] = (await register()).dancers
      return { query: { ln: dancer?.last_name, fn: dancer?.first_name, bd: dancer?.birth_date } }
    },
  }
}
