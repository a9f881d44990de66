import { eventOf } from '../../contract/context.ts'
import { isStaff } from '../../contract/guard.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { presentAccount } from './ledger/present.ts'
import { listLedger } from './ledger/queries.ts'
import { openRegData } from '../registrations/core/access.ts'
import { addLedgerEntry } from './add.ts'
import { addJointPayment } from './addJoint.ts'
import { getClosingSheet, getPaymentSummary } from './closing.ts'
import { presentPaymentRow } from './present.ts'
import { dancersOf, listPayments } from './queries.ts'

export const paymentHandlers = {
  async getPaymentAccount(context, { path, query }) {
    const event = eventOf(context)
    const regData = await openRegData(context, path.regId, query.pin)
    const ledger = await listLedger(context.db, regData.id)
    return presentAccount(regData, event, ledger, isStaff(context.caller, event))
  },

  addLedgerEntry,
  addJointPayment,
  getPaymentSummary,
  getClosingSheet,

  async listEventPayments(context, { query }) {
    const { status, q, sort = 'reg_n' } = query
    const paging = readPaging(query)
    const { rows, total, charged, paid } = await listPayments(
      context.db,
      eventOf(context).id,
      { status, q },
      sort,
      paging,
    )
    const dancers = await dancersOf(
      context.db,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => presentPaymentRow(row, dancers.get(row.id) ?? []))
    return { ...toPage(items, total, paging), charged, paid }
  },
} satisfies Handlers
