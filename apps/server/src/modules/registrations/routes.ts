import { problemText } from '@parket/domain/problems/catalogue'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'

import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { invalid } from '../../problem.ts'
import { readPaging, toPage } from '../paging.ts'
import { findByPin, openRegData } from './access.ts'
import { updateRegData } from './change.ts'
import { setAttendance, setStartNumber } from './desk.ts'
import { exportEventRegistrations } from './export.ts'
import { listRegDatas } from './list.ts'
import { presentRegData } from './present.ts'
import { withParts } from './queries.ts'
import { register } from './register.ts'

export const registrationHandlers = {
  registerForEvent: register,

  async findRegData(context, { body: { reg_n, pin_code } }) {
    const pin = pin_code?.trim()
    if (reg_n === undefined || !pin) {
      const errors: FieldErrors = {
        ...(reg_n === undefined && { reg_n: [problemText('required')] }),
        ...(!pin && { pin_code: [problemText('required')] }),
      }
      throw invalid(errors)
    }
    const { id } = await findByPin(context, { reg_n }, pin)
    return { id }
  },

  async getRegData(context, { path, query }) {
    const regData = await openRegData(context, path.regId, query.pin)
    const [whole] = await withParts(context.db, [regData])
    if (!whole) throw new TypeError('One registration in, one out')
    return presentRegData(whole)
  },

  exportEventRegistrations,
  updateRegData,
  setAttendance,
  setStartNumber,

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
    return toPage(rows.map(presentRegData), total, paging)
  },
} satisfies Handlers
