import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { space } from '../../../../theme/scale.ts'

export const rows = style({ listStyle: 'none', borderBottom: `1px solid ${vars.line}` })

export const item = style({ borderTop: `1px solid ${vars.line}` })

export const onItsWay = style([
  item,
  {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 20rem)',
    gap: space.medium,
    alignItems: 'center',
    padding: `${space.medium}px 0`,
  },
])
