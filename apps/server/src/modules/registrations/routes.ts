import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkTicket } from '@parket/domain/registration/ticket'

import { eventOf, type Context } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers, Input } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { withParts, type RegDataRow } from '../../records/registrations.ts'
import { findByPin, openRegData } from './access.ts'
import { updateRegData } from './change.ts'
import { claim } from './claim.ts'
import { setAttendance, setStartNumber } from './desk.ts'
import { exportEventRegistrations } from './export.ts'
import { listRegDatas } from './list.ts'
import { moveEntry, promoteEntry } from './moveEntry.ts'
import { presentRegData } from './present.ts'
import { register } from './register.ts'
import { sendPin, sendPins } from './sendPin.ts'

export const registrationHandlers = {
  registerForEvent: register,

  async findRegData(context, { body }) {
    const { id } = await findByTicket(context, body)
    return { id }
  },

  async claimRegData(context, { body }) {
    if (isStaff(context.caller, eventOf(context))) throw new Problem(403, 'forbidden')
    const regData = await findByTicket(context, body)
    await claim(context, regData)
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
  setAttendance,
  setStartNumber,
  moveEntry,
  promoteEntry,
  sendPins,
  sendPin,

  async listEventRegistrations(context, { query }) {
    const { group_num: groupNum, status, q, sort = 'reg_n' } = query
    const paging = readPaging(query)
    const { rows, total } = await listRegDatas(
      context.db,
      eventOf(context).id,
      { groupNum, status, q },
      sort,
      paging,
    )
    return toPage(
      rows.map((whole) => presentRegData(whole, { forStaff: true })),
      total,
      paging,
    )
  },
} satisfies Handlers

/** The registration of a number with its PIN. @throws Problem 404, 422 where either is lacking, 429 */
function findByTicket(
  context: Context,
  { reg_n, pin_code }: Input<'findRegData'>['body'],
): Promise<RegDataRow> {
  const errors = checkTicket({ reg_n, pin_code })
  if (hasErrors(errors) || reg_n === undefined || pin_code === undefined) throw invalid(errors)
  return findByPin(context, { reg_n }, pin_code)
}
