import type { components } from '@parket/api-client/schema'
import { paymentStatus } from '@parket/domain/money/paymentStatus'

import type { DancerRow } from '../../records/registrations.ts'
import { identifierColumns } from '../registrations/core/identifierColumns.ts'
import { presentDancer } from '../registrations/core/present.ts'
import type { PaymentRow } from './queries.ts'

type Schemas = components['schemas']

export function presentPaymentRow(row: PaymentRow, dancers: DancerRow[]): Schemas['PaymentRow'] {
  const { id, reg_n, city, charged, paid, last_payment_at } = row
  return {
    reg_data_id: id,
    reg_n,
    city,
    // What a list of money does not need: former surnames and codes.
    dancers: dancers.map((dancer) => presentDancer({ ...dancer, ...identifierColumns({}) })),
    charged,
    paid,
    status: paymentStatus({ charged, paid }),
    last_payment_at: last_payment_at?.toISOString() ?? null,
  }
}
