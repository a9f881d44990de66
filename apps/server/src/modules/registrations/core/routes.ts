import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkTicket } from '@parket/domain/registration/ticket'

import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed, isStaff } from '../../../contract/guard.ts'
import type { Handlers, Input } from '../../../contract/handlers.ts'
import { readPaging, toPage } from '../../../db/paging.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { withParts, type RegDataRow } from '../../../records/registrations.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'
import { findByPin, openRegData } from './access.ts'
import { updateRegData } from './change.ts'
import { claimRegistration } from './claim.ts'
import { giveConsents } from './giveConsents.ts'
import { setAdmission, setAttendance, setStartNumber } from './desk.ts'
import { exportEventRegistrations } from './export.ts'
import { readFilters } from './filters.ts'
import { listRegDataLetters } from './letters.ts'
import { listRegDatas } from './list.ts'
import { countFilterChoices, sumsOf } from './listSummary.ts'
import { moveEntry, promoteEntry, takeBackPlace } from './moveEntry.ts'
import { presentItem, presentRegData } from './present.ts'
import { registerForEvent } from './register.ts'
import { sendPin, sendPins } from './sendPin.ts'

export const registrationHandlers = {
  registerForEvent,

  async findRegData(context, { body }) {
    const { id } = await findByTicket(context, body)
    return { id }
  },

  async claimRegData(context, { body }) {
    if (isStaff(context.caller, eventOf(context))) throw new Problem(403, 'forbidden')
    const regData = await findByTicket(context, body)
    await claimRegistration(context, regData)
    return { id: regData.id }
  },

  async getRegData(context, { path, query }) {
    const regData = await openRegData(context, path.regId, query.pin)
    const [whole] = await withParts(context.db, [regData])
    if (!whole) throw new TypeError('One registration in, one out')
    return presentRegData(whole, { forStaff: isStaff(context.caller, eventOf(context)) })
  },

  exportEventRegistrations,
  updateRegData,
  giveConsents,
  setAttendance,
  setAdmission,
  setStartNumber,
  moveEntry,
  promoteEntry,
  takeBackPlace,
  sendPins,
  sendPin,
  listRegDataLetters,

  async listEventRegistrations(context, { query }) {
    const { db, caller } = context
    const event = eventOf(context)
    const paging = readPaging(query)
    const filters = readFilters(query)
    const { rows, total } = await listRegDatas(db, event, filters, query.sort ?? null, paging)
    const balances = await balancesOf(
      db,
      rows.map(({ regData }) => regData.id),
    )
    const seesMoney = isAllowed('statistics.viewMoney', caller, event)
    return {
      ...toPage(
        rows.map((whole) => presentItem(whole, balances.get(whole.regData.id))),
        total,
        paging,
      ),
      sums: seesMoney ? await sumsOf(db, event, filters) : null,
    }
  },

  getRegistrationFacets: (context) => countFilterChoices(context.db, eventOf(context).id),
} satisfies Handlers

/** The registration of a number with its PIN. @throws Problem 404, 422 where either is lacking, 429 */
function findByTicket(
  context: Context,
  { reg_n, pin_code }: Input<'findRegData'>['body'],
): Promise<RegDataRow> {
  const errors = checkTicket({ reg_n, pin_code })
  if (hasErrors(errors) || reg_n === undefined || pin_code === undefined)
    throw invalidFields(errors)
  return findByPin(context, { reg_n }, pin_code)
}
