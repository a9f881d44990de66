import { vars } from './contract.css.ts'
import { radius } from './scale.ts'

/** Edge and colour of what lies on the page as a sheet of paper does and is no `Card`: lists, tables, choices. */
export const sheet = {
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  background: vars.surface,
}
