import { vars } from './contract.css.ts'
import { radius } from './scale.ts'

/** Border and colour of surfaces other than `Card`: lists, tables, choices. */
export const sheet = {
  border: `1px solid ${vars.line}`,
  borderRadius: radius.tile,
  background: vars.page,
}
